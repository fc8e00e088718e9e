/** Of every demo log-in. */
export const STAFF_PASSWORD = 'Demo@12345'

/**
 * Stands in for the hashing of passwords, which costs a quarter of a second a guess on purpose: where thousands of
 * inputs are sent, the input counts and not its price.
 */
export const checkPassword = async (password: string, stored: string | null): Promise<boolean> =>
  stored !== null && password === STAFF_PASSWORD

export const hashPassword = (): Promise<string> => Promise.resolve('hashed')
