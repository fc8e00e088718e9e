import Cookies from 'js-cookie'

/**
 * The cookies that scripts keep, by the specified names, and for how many seconds; null = until the browser is closed. They
 * name nobody: what opens anything is the server's own and HttpOnly.
 */
const LIVES = {
  lang: 31_536_000,
  isMasqueradeMode: 1_800,
  CCDetailssecured: null,
  CCDetailsunsecured: null,
} as const
export type BrowserCookie = keyof typeof LIVES

export function writeCookie(name: BrowserCookie, value: string, seconds: number | null = LIVES[name]): void {
  Cookies.set(name, value, {
    sameSite: 'lax',
    secure: window.location.protocol === 'https:',
    // Seconds from now, not a date: clocks of browsers are wrong.
    ...(seconds !== null && { 'max-age': String(seconds) }),
  })
}

export const readCookie = (name: BrowserCookie): string | undefined => Cookies.get(name)

export const removeCookie = (name: BrowserCookie): void => writeCookie(name, '', 0)
