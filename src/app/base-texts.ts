/** Dictionaries of the frame: every page needs them before it can be drawn. */
export const BASE_TEXTS: readonly string[] = ['common', 'errors', 'titles', 'layout']
