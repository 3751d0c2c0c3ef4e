export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1440, height: 900 };
/** Widths of a phone, a tablet and a desktop. */
export const WIDTHS_PX = [360, 768, 1440];
