/** Where the long words of titles may be broken when a card is narrow. */

const BREAKS = `
Agree·ment Agri·culture Alex·andria Anti·biotics Anti·kythera Arti·ficial Astro·geology Astro·nomy
Babylo·nian Baro·meter Bartho·lomew Barto·lomeo Beet·hoven Bioengi·neering Calcu·lator Cathe·dral
Chari·table Char·ter Chatu·ranga Chemis·try Chong·qing Christo·pher Chris·tiaan Classi·fication Climat·ology
Collabo·ration Colo·nialism Combus·tion Compo·sites Condi·tioner Constan·tinople Consti·tution Construc·tion
Copen·hagen Corpo·rations Cristo·fori Cristo·pher Cross·word Data·bases Demo·cracy Domes·ti·cation Educa·tion
Electri·city Electro·magnetic Emanci·pation Empiri·cism Encyclo·pedia Engi·neering Enter·prise Exo·skeleton
Experi·men·tation Explo·sives Fermen·ting Festi·val Feuda·lism Glass·blowing Globali·zation Guada·lajara
Gun·powder Harpsi·chord Heli·copter Holme·gaard Horse·shoes Hyper·sonics Indepen·dence Indus·triali·zation
Inter·national Inven·tion Jiskairu·moko Johannes·burg Kalash·nikov Kaleido·scope Leeuwen·hoek Light·ning
Linguis·tics Machia·velli Machi·nery Magni·fying Manifes·to Map·making Mathe·matics Measure·ment Mecha·nism
Merito·cracy Metal·working Michael·angelo Miniatur·ization Mono·theism Mysti·cism Navi·gation Necro·nomicon
Net·working News·paper Nightin·gale Para·chute Perspec·tive Phila·delphia Philo·sopher's Philo·sophy
Photo·graphy Publi·cations Recla·mation Refor·mation Refriger·ation Rodden·berry Sani·tation Satel·lites
Saxo·phone Shakes·peare Ship·wrecked Sky·scrapers Socia·lism Socie·ties Special·ization Statis·tics
Steam·boat Stephen·son Stetho·scope Tele·scope Tele·vision Tenoch·titlan Teoti·huacan Terra·cotta
Thermo·meter Tooth·brush Touch·screen Trans·lation Type·writer Vacci·nation Verstap·pen Washing·ton
Water·mill What·aboutism Xianren·dong
`;

const SOFT = new Map(
  BREAKS.trim()
    .split(/\s+/)
    .map((word) => [word.replaceAll("·", ""), word.replaceAll("·", "\u00ad")]),
);

const VOWELS = "aeiouy";
/** What is spoken as one sound is not parted. */
const SOUNDS = ["ch", "gh", "ph", "sh", "th", "ck"];

/** A word that is in no list is broken before the last consonant between two vowels, as near to its middle as it goes. */
function brokenByEar(word: string): string {
  if (word.length < 7 || !/^[a-z]+$/i.test(word)) return word;
  if (/[a-z]{4}ing$/i.test(word)) return `${word.slice(0, -3)}\u00ading`;
  const vowel = (at: number) => VOWELS.includes(word[at]!.toLowerCase());
  let best = 0;
  for (let at = 2; at <= word.length - 3; at += 1) {
    if (vowel(at) || !vowel(at + 1) || SOUNDS.includes(word.slice(at - 1, at + 1).toLowerCase())) continue;
    // A consonant and the l or r after it begin a syllable together.
    const place = at > 2 && /^[bcdfgpt][lr]$/i.test(word.slice(at - 1, at + 1)) ? at - 1 : at;
    if (Math.abs(place - word.length / 2) < Math.abs(best - word.length / 2)) best = place;
  }
  return best > 0 ? `${word.slice(0, best)}\u00ad${word.slice(best)}` : word;
}

const cache = new Map<string, string>();

/** A title as it stands on a card, with soft hyphens. */
export function softly(title: string): string {
  const found = cache.get(title);
  if (found !== undefined) return found;
  const soft = title
    .split(" ")
    .map((word) => SOFT.get(word) ?? brokenByEar(word))
    .join(" ");
  cache.set(title, soft);
  return soft;
}

/** The parts of a title that cannot be broken. */
export const parts = (title: string): string[] => softly(title).split(/[ \u00ad]/);

/** The longest titles, as they stand where there is little room; in full they are on the stage. */
const SHORT: { [title: string]: string | undefined } = {
  "Along the River during the Qingming Festival": "Qingming Festival",
  "Jedlik's Electromagnetic Self-Rotor": "Jedlik's Self-Rotor",
  "International Prototype Metre Bar": "Prototype Metre Bar",
  "U.S. Declaration of Independence": "U.S. Declaration",
  "Galleon Nuestra Señora De Atocha": "Galleon Atocha",
  "Meiji-Mura Stamp Vending Machine": "Stamp Machine",
  "Earhart's Lockheed Electra 10E": "Lockheed Electra",
  "Tale of the Shipwrecked Sailor": "Shipwrecked",
  "Hudson's Bay Company Archives": "Hudson's Bay Archives",
  "Boerhavve Silver Microscope": "Boerhavve Microscope",
  "Almira, Queen of the Castle": "Almira",
  "East India Company Charter": "East India Charter",
  "Plüsch Beweglich Rod Bear": "Rod Bear",
  "Plush Beweglich Rod Bear": "Rod Bear",
  "Electrum Stater of Efesos": "Electrum Stater",
  "Abell Gallery Harpsichord": "Abell Harpsichord",
  "Beauvais Cathedral Clock": "Beauvais Clock",
  "Newton-Wickins Telescope": "Newton Telescope",
  "Almira, Queen of Castile": "Almira",
  "Sandham Room Cricket Bat": "Sandham Cricket Bat",
  "Philips Compact Cassette": "Compact Cassette",
  "Jiskairumoko Necklace": "Jiskairumoko",
  "Buttonwood Agreement": "Buttonwood",
  "'30 World Cup Final Ball": "World Cup Ball",
};

/** A title for where there is little room. */
export const shortly = (title: string): string => SHORT[title] ?? title;

const FACE = "800 100px 'Alegreya Sans'";
let pen: CanvasRenderingContext2D | null = null;
const widths = new Map<string, number>();

/** How wide the longest word of a title is, in em of its type, so that it can be set to fit. */
export function longestWord(title: string): number {
  const known = widths.get(title);
  if (known !== undefined) return known;
  if (typeof document === "undefined") return 5;
  pen ??= document.createElement("canvas").getContext("2d");
  if (pen) pen.font = FACE;
  const width = Math.max(...title.split(" ").map((word) => (pen ? pen.measureText(word).width / 100 : word.length * 0.5)));
  // Before the letters are there, something else was measured.
  if (document.fonts.check("800 14px 'Alegreya Sans'")) widths.set(title, width);
  return width;
}
