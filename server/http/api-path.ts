/**
 * Is this address meant for the API, however it is spelt? Those never get the page. `/API`, `//api`, `/api;x` and
 * `/%61pi` count, because a proxy in front may read them so.
 */
export function isApiPath(pathname: string): boolean {
  let path = pathname
  try {
    path = decodeURIComponent(pathname)
  } catch {
    // A broken escape stays as it is.
  }
  return (
    path
      .toLowerCase()
      .replaceAll('\\', '/')
      .split(/[/;?#]+/)
      .find(Boolean) === 'api'
  )
}

/**
 * No double slash, no parameter and no dots that lead elsewhere, however they are spelt. An escape may stand for a
 * character of a value, once; a slash, a backslash, a control character or another escape in one is a trick.
 */
export function isPlainPath(pathname: string): boolean {
  if (/[;\\]|%(?:25|2f|5c)/i.test(pathname)) return false
  try {
    return !/\p{Cc}|\/\/|\/\.{1,2}(?:\/|$)/u.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}
