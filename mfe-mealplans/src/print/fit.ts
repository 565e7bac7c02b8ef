/** Sizes of print that are tried, in px of the sheet, the largest first. */
const SIZES = [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6] as const;
/** Under it people want larger paper. */
const SMALL = 9;

/** A4 on its long side with margins of 10 mm, in CSS px (96 a inch). */
export const SHEET = { width: 1046, height: 718 } as const;

/**
 * The largest print with which a sheet fits its page; the smallest when none does.
 *
 * @param heightAt how tall the sheet is at a size, in px
 */
export function fittingSize(heightAt: (size: number) => number): number {
  return SIZES.find((size) => heightAt(size) <= SHEET.height) ?? 6;
}

export const isSmall = (size: number): boolean => size < SMALL;
