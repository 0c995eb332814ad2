import { LESSONS } from "../src/pages/learn/lessons";
import { expect, type Player, test } from "./fixtures";

const coach = (player: Player) => player.page.getByRole("complementary", { name: /^Lesson:/ });

/** Makes one of the choices that the lesson points at. */
async function follow(player: Player) {
  const { page } = player;
  let pointed: (string | null)[] = [];
  // Options are outlined only once they have been drawn.
  const look = async () => {
    pointed = await page
      .locator("button.option")
      .evaluateAll((options) =>
        options
          .filter((option) => getComputedStyle(option).outlineStyle === "solid")
          .map((option) => option.getAttribute("data-written")),
      );
    return pointed.length;
  };
  await expect.poll(look, { message: "the lesson points at something" }).toBeGreaterThan(0);
  await page.locator(`button.option[data-written="${pointed[0]}"]`).click();
}

for (const lesson of LESSONS) {
  test(`the lesson “${lesson.title}” can be played through, and the engine agrees`, async ({ arrive }) => {
    const ada = await arrive();
    await ada.page.goto(`/learn/${lesson.id}`);
    for (const [n, step] of lesson.steps.entries()) {
      await expect(coach(ada)).toContainText(`Step ${n + 1} of ${lesson.steps.length}`);
      await expect(coach(ada)).toContainText(step.text);
      await expect(ada.page.locator("button.option").first()).toBeVisible();
      const next = coach(ada).getByText(n + 1 < lesson.steps.length ? `Step ${n + 2} of` : "Well done!");
      // A step may take several small choices.
      for (let choices = 0; choices < 4 && !(await next.isVisible()); choices++) {
        const number = await ada.page.locator(".table").getAttribute("data-number");
        await follow(ada);
        await expect(ada.page.locator(".table")).not.toHaveAttribute("data-number", number ?? "");
      }
      await expect(next).toBeVisible();
    }
    await expect(coach(ada)).toContainText(lesson.learnt);
    // What has been done is remembered, also of sets that the server does not offer yet.
    await expect.poll(() => ada.page.evaluate(() => localStorage.getItem("splay.lessons"))).toBe(lesson.id);
    await coach(ada).getByRole("link", { name: "All lessons" }).click();
    await expect(ada.page.getByRole("heading", { name: "Learn by playing" })).toBeVisible();
  });
}

test("whoever goes astray is told so, and can take it back", async ({ arrive }) => {
  const ada = await arrive();
  await ada.page.goto("/learn/display");
  await expect(coach(ada)).toContainText("Step 1 of 2");
  // What is returned cannot be used any more.
  await ada.page.locator('button.option[data-written="return Holmegaard Bows"]').click();
  await expect(coach(ada)).toContainText("leads somewhere else");
  await coach(ada).getByRole("button", { name: "Undo" }).click();
  await expect(coach(ada)).not.toContainText("leads somewhere else");
  await follow(ada);
  await expect(coach(ada)).toContainText("Step 2 of 2");
  await coach(ada).getByRole("button", { name: "Start over" }).click();
  await expect(coach(ada)).toContainText("Step 1 of 2");
});

test("lessons are in nobody’s list of games", async ({ arrive }) => {
  const ada = await arrive();
  await ada.page.goto("/learn/sharing");
  await expect(coach(ada)).toContainText("Step 1 of");
  const me = await (await ada.context.request.get("/api/me")).json();
  expect(me.games).toEqual([]);
  await ada.page.goto("/");
  await expect(ada.page.getByRole("heading", { name: "Your progress" })).toBeVisible();
  await expect(ada.page.getByRole("heading", { name: "Continue" })).toHaveCount(0);
});
