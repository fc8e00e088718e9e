/** Ties a kept value to its browser and name: copied to another row it does not open. */
export const cookieAad = (sidHash: string, name: string): string => `cookie_store:${sidHash}:${name}`
