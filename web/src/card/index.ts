export { CardBack, CardFace, ofSet, SlotIcons, type Slots, spoken } from "./Card";
export { CardName, CardPeek } from "./CardName";
export { type Catalog, CatalogProvider, EditionProvider, useCard, useCards, useEdition, useOpenSlots } from "./catalog";
export { COLORS, ColorShape, ICONS, IconMark, SHAPE_NAMES } from "./icons";
export { ANNOUNCED, Effects, Words } from "./text";
export { usePeek } from "./usePeek";
