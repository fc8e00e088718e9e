/**
 * The key at the end of an address that people send each other: letters, digits, hyphen and underscore. What stands behind it is
 * the sentence's, not the address's: a full stop, a bracket, a quotation mark, the danda of Hindi, a slash.
 */
export function keyInPath(folder: string, pathname: string): string {
  const rest = pathname.slice(folder.length)
  const key = /^[\w-]*/.exec(rest)?.[0] ?? ''
  // Something below it is another address.
  return /^\/.*\w/.test(rest.slice(key.length)) ? '' : key
}
