/** The number that a field holds; null while nothing is entered. */
export const numberValue = (value: unknown): number | null => (typeof value === 'number' ? value : null)
