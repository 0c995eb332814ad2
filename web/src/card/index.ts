export { CardBack, CardFace, type Form, SlotIcons, type Slots, spoken } from "./Card";
export { CardName, CardPeek } from "./CardName";
export { Credits } from "./Credits";
export { CatalogProvider, EditionProvider, useCard, useCards, useEdition, useOpenSlots } from "./catalog";
export { Crest, Emblem } from "./emblem";
export { COLORS, ColorShape, ICONS, IconMark, SetMark, SHAPE_NAMES } from "./icons";
export { announced, Effects, iconBefore, type Printed, printedOn, Words } from "./text";
export { usePeek } from "./usePeek";
