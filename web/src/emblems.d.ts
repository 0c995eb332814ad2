/** Outlines by title, made by `emblems.ts` beside the page. */
declare module "virtual:emblems/*" {
  const outlines: Record<string, string>;
  export default outlines;
}
