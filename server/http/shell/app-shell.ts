import { createHash } from 'node:crypto'
import type { Brand, LogoVariant } from '#src/contract/brands/brand.ts'
import { LOGO_GRID, paintLogo } from '#src/contract/brands/logo.ts'
import { brandTokens } from '#src/contract/brands/tokens.ts'
import { markup } from '../markup.ts'
import type { Markup } from '../markup.ts'
import type { StaticFiles } from './static-files.ts'

/** Sides of the icons that the build draws for every brand, pixels. */
export const ICON_SIZES = [192, 512] as const
export type IconSize = (typeof ICON_SIZES)[number]
/** A published version has icons of its own, which the server draws when they are asked for. */
export const iconPath = ({ code, version }: Pick<Brand, 'code' | 'version'>, size: IconSize): string =>
  `/icons/${version === undefined ? code : `${code}.v${version}`}-${size}.png`
/** Phones cut icons to their own shape: the mark stays within the middle. */
export const MARK_SHARE = 0.52
const ICON_SIDE = 512

/** A path drawn for a brand; the brand is in the address, since an installed app asks without cookies. */
const withBrand = (path: string, brand: Brand): string => `${path}?partner=${brand.code}`

/** What the head of a page says about installing. Nothing while the worker is off: the page then removes it. */
export function shellLinks(brand: Brand, installable: boolean): Markup {
  const icon =
    brand.logo.picture === undefined
      ? markup`<link rel="icon" type="image/svg+xml" href="${withBrand('/app-icon.svg', brand)}">`
      : markup`<link rel="icon" type="image/png" href="${iconPath(brand, 192)}">`
  if (!installable) return icon
  return markup`${icon}<link rel="manifest" href="${withBrand('/manifest.webmanifest', brand)}"><link rel="apple-touch-icon" href="${iconPath(brand, 192)}">`
}

/** The installed app of a brand: its name, its colours, its mark. */
export function manifestOf(brand: Brand, files: StaticFiles, request: Request): Record<string, unknown> {
  const { deep } = brandTokens(brand.primary, brand.secondary)
  const drawn = ICON_SIZES.filter(
    (size) => brand.version !== undefined || files(iconPath(brand, size), request) !== null,
  ).map((size) => ({
    src: iconPath(brand, size),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  }))
  return {
    id: withBrand('/', brand),
    name: brand.name,
    short_name: brand.name.slice(0, 12),
    start_url: withBrand('/', brand),
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: deep,
    icons: [
      ...drawn,
      ...(brand.logo.picture === undefined
        ? [{ src: withBrand('/app-icon.svg', brand), sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }]
        : []),
    ],
  }
}

/** The paths of a brand's mark, on the grid of logos. */
export function paintedLogo(brand: Brand, variant: LogoVariant): Markup[] {
  const tokens = brandTokens(brand.primary, brand.secondary)
  return paintLogo(brand.logo, variant, (token) => tokens[token]).map(
    ({ d, fill, stroke, strokeWidth, strokeDasharray }) =>
      markup`<path d="${d}" fill="${fill}"${stroke && markup` stroke="${stroke}" stroke-width="${strokeWidth}"`}${strokeDasharray && markup` stroke-dasharray="${strokeDasharray}"`}/>`,
  )
}

/** The brand's mark on white, which fills the square. */
export function appIcon(brand: Brand): string {
  const side = ICON_SIDE * MARK_SHARE
  const offset = (ICON_SIDE - side) / 2
  return markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ICON_SIDE} ${ICON_SIDE}"><rect width="${ICON_SIDE}" height="${ICON_SIDE}" fill="#ffffff"/><g transform="translate(${offset} ${offset}) scale(${side / LOGO_GRID})" stroke-linecap="round" stroke-linejoin="round">${paintedLogo(brand, 'light')}</g></svg>`.toString()
}

export const workerOf = (script: string, template: string): string =>
  script.replace('__BUILD__', createHash('sha256').update(script).update(template).digest('hex').slice(0, 12))

/**
 * What is served in place of the worker while it is switched off: it removes itself and everything kept, and reloads
 * nothing.
 */
export const LAST_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  )
})
`
