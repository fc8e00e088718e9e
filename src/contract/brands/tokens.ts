import { fontFamilyStack } from './fonts.ts'
import type { FontKey } from './fonts.ts'

/** A colour as `#RRGGBB`. Three-digit input is understood; output is always six upper-case digits. */
export type Hex = `#${string}`

type Rgb = readonly [number, number, number]
/** OKLCH: lightness 0 to 1, chroma from 0, hue in radians. */
type Lch = readonly [lightness: number, chroma: number, hue: number]

/** Every colour that depends on the brand. A key is also the name of its CSS custom property. */
export type BrandTokens = Record<
  | 'brand'
  | 'fill2'
  | 'onBrand'
  | 'onBrand2'
  | 'brandHover'
  | 'brandText'
  | 'brandLine'
  | 'action'
  | 'actionHover'
  | 'onAction'
  | 'link'
  | 'tint50'
  | 'tint100'
  | 'tint200'
  | 'ink'
  | 'ink2'
  | 'line'
  | 'lineStrong'
  | 'canvas'
  | 'sunken'
  | 'surface'
  | 'deep'
  | 'deep2'
  | 'deepLine'
  | 'onDeep'
  | 'onDeep2'
  | 'brandOnDeep'
  | 'focus',
  Hex
>
export type TokenName = keyof BrandTokens

const HEX = /^#([0-9A-F]{3}|[0-9A-F]{6})$/i
const WHITE: Hex = '#FFFFFF'
const BLACKS: readonly Hex[] = ['#0B0B16', '#000000']

const hexPair = (digits: string, at: number): number => parseInt(digits.slice(at, at + 2), 16) / 255

// The searches below would never end on a colour that is not a number.
const hex2rgb = (hex: Hex): Rgb => {
  if (!HEX.test(hex)) throw new RangeError(`Not a colour: ${hex}`)
  const short = hex.slice(1)
  const digits = short.length === 3 ? [...short].map((c) => c + c).join('') : short
  return [hexPair(digits, 0), hexPair(digits, 2), hexPair(digits, 4)]
}
const clamp = (value: number): number => Math.min(1, Math.max(0, value))
const channel = (value: number): string =>
  Math.round(clamp(value) * 255)
    .toString(16)
    .padStart(2, '0')
const rgb2hex = ([r, g, b]: Rgb): Hex => `#${`${channel(r)}${channel(g)}${channel(b)}`.toUpperCase()}`
const linear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const gamma = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

/** WCAG relative luminance, 0 (black) to 1 (white). */
const luminance = (hex: Hex): number => {
  const [r, g, b] = hex2rgb(hex)
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/** WCAG contrast ratio of two colours, 1 to 21, whichever is darker. */
export const contrast = (a: Hex, b: Hex): number => {
  const x = luminance(a)
  const y = luminance(b)
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

/** sRGB to OKLCH (Ottosson 2020). */
function toLch(hex: Hex): Lch {
  const [r0, g0, b0] = hex2rgb(hex)
  const [r, g, b] = [linear(r0), linear(g0), linear(b0)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return [lightness, Math.hypot(A, B), Math.atan2(B, A)]
}

/** OKLCH to sRGB; chroma is reduced until the colour fits the sRGB gamut. */
function fromLch(lightness: number, chroma: number, hue: number): Hex {
  for (let c = chroma; ; c -= 0.004) {
    const fitted = Math.max(0, c)
    const A = fitted * Math.cos(hue)
    const B = fitted * Math.sin(hue)
    const l = (lightness + 0.3963377774 * A + 0.2158037573 * B) ** 3
    const m = (lightness - 0.1055613458 * A - 0.0638541728 * B) ** 3
    const s = (lightness - 0.0894841775 * A - 1.291485548 * B) ** 3
    const rgb: Rgb = [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ]
    if (fitted === 0 || rgb.every((v) => v > -0.0005 && v < 1.0005)) {
      return rgb2hex([gamma(clamp(rgb[0])), gamma(clamp(rgb[1])), gamma(clamp(rgb[2]))])
    }
  }
}

/** The same hue and chroma at another OKLCH lightness (0 to 1). */
const withLightness = (hex: Hex, lightness: number): Hex => {
  const [, chroma, hue] = toLch(hex)
  return fromLch(lightness, chroma, hue)
}

/** Moves lightness (hue kept), darker by default, until `hex` reaches `ratio` against every background. */
function reach(hex: Hex, backgrounds: readonly Hex[], ratio: number, direction: -1 | 1 = -1): Hex {
  let [lightness] = toLch(hex)
  let out = hex
  for (let i = 0; i < 120 && !backgrounds.every((b) => contrast(out, b) >= ratio); i++) {
    lightness = clamp(lightness + direction * 0.01)
    out = withLightness(hex, lightness)
    if (lightness === 0 || lightness === 1) break
  }
  return out
}

// A pale tint gains chroma before it is darkened; darkened as it is, it would turn muddy.
const vivid = (hex: Hex): Hex => {
  const [lightness, chroma, hue] = toLch(hex)
  return chroma < 0.02 ? hex : fromLch(Math.min(lightness, 0.6), Math.max(chroma, Math.min(0.14, chroma * 2.6)), hue)
}

/** `share` (0 to 1) of colour `a` over `b`, mixed in sRGB. */
const mix = (a: Hex, b: Hex, share: number): Hex => {
  const [ar, ag, ab] = hex2rgb(a)
  const [br, bg, bb] = hex2rgb(b)
  const blend = (x: number, y: number): number => x * share + y * (1 - share)
  return rgb2hex([blend(ar, br), blend(ag, bg), blend(ab, bb)])
}

/**
 * Every brand colour of the interface from a brand's two colours. For ANY pair of inputs each text pair in
 * `PAIRS` has at least 4.5:1 and each edge at least 3:1. Throws a RangeError for what is not a hex colour. Source: the
 * design guide, section 2.
 */
export function brandTokens(primary: Hex, secondary: Hex): BrandTokens {
  const darker = luminance(primary) < luminance(secondary) ? primary : secondary
  const action0 = contrast(darker, WHITE) >= 5.2 ? darker : reach(vivid(darker), [WHITE], 5.2)
  const [, actionChroma, actionHue] = toLch(action0)
  const neutralChroma = Math.min(0.006, actionChroma * 0.08)
  const neutral = (lightness: number): Hex => fromLch(lightness, neutralChroma, actionHue)

  const surface = WHITE
  const canvas = neutral(0.981)
  const sunken = neutral(0.962)
  const line = neutral(0.915)
  const tint50 = mix(primary, WHITE, 0.08)
  const tint100 = mix(primary, WHITE, 0.16)
  const tint200 = mix(primary, WHITE, 0.34)
  const lights = [surface, canvas, sunken, tint50, tint100]

  const ink = reach(fromLch(0.2, Math.min(0.05, actionChroma * 0.3), actionHue), [...lights, tint200], 12)
  const ink2 = reach(neutral(0.47), lights, 5)
  const lineStrong = reach(neutral(0.66), lights, 3.05)

  const readable = (text: Hex): boolean => contrast(text, primary) >= 4.5
  const onBrand = [secondary, WHITE, ...BLACKS].find(readable) ?? WHITE
  const softened = mix(onBrand, primary, 0.86)
  const onBrand2 = readable(softened) ? softened : onBrand

  const action = reach(action0, lights, 5.2)
  const [actionLightness] = toLch(action)
  const actionHover = withLightness(action, actionLightness > 0.3 ? actionLightness - 0.06 : actionLightness + 0.1)
  const link = reach(action, lights, 5)
  const brandText = reach(primary, lights, 4.6)
  const brandLine = reach(primary, lights, 3.1)
  const fill2 = contrast(primary, action) >= 2.4 ? primary : reach(action, [action], 2.6, 1)

  const [darkLightness] = toLch(darker)
  const deep = reach(withLightness(darker, Math.min(0.3, Math.max(0.18, darkLightness))), [WHITE], 11)
  const deep2 = mix(WHITE, deep, 0.1)
  const deepLine = mix(WHITE, deep, 0.18)
  const onDeep2 = reach(mix(WHITE, deep, 0.74), [deep, deep2], 4.8, 1)
  const brandOnDeep = reach(primary, [deep, deep2], 4.6, 1)
  const brandHover = withLightness(primary, toLch(primary)[0] - 0.04)

  return {
    brand: primary,
    fill2,
    onBrand,
    onBrand2,
    brandHover,
    brandText,
    brandLine,
    action,
    actionHover,
    onAction: WHITE,
    link,
    tint50,
    tint100,
    tint200,
    ink,
    ink2,
    line,
    lineStrong,
    canvas,
    sunken,
    surface,
    deep,
    deep2,
    deepLine,
    onDeep: WHITE,
    onDeep2,
    brandOnDeep,
    focus: brandLine,
  }
}

const TEXT = 4.5
const EDGE = 3
const pairs = (text: TokenName, on: readonly TokenName[], ratio: number): [TokenName, TokenName, number][] =>
  on.map((background) => [text, background, ratio])

/** [foreground, background, least contrast ratio] that must hold for every brand. */
export const PAIRS: readonly (readonly [TokenName, TokenName, number])[] = [
  ...pairs('ink', ['surface', 'canvas', 'sunken', 'tint100', 'tint200'], TEXT),
  ...pairs('ink2', ['surface', 'canvas', 'sunken', 'tint50', 'tint100'], TEXT),
  ...pairs('onBrand', ['brand'], TEXT),
  ...pairs('onBrand2', ['brand'], TEXT),
  ...pairs('onAction', ['action', 'actionHover'], TEXT),
  ...pairs('link', ['surface', 'canvas', 'tint50', 'tint100'], TEXT),
  ...pairs('brandText', ['surface', 'canvas', 'tint50', 'tint100'], TEXT),
  ...pairs('brandLine', ['surface', 'canvas'], EDGE),
  ...pairs('lineStrong', ['surface', 'canvas'], EDGE),
  ...pairs('onDeep', ['deep', 'deep2'], TEXT),
  ...pairs('onDeep2', ['deep', 'deep2'], TEXT),
  ...pairs('brandOnDeep', ['deep', 'deep2'], TEXT),
]

/**
 * The brand's custom properties as the text of a `:root` rule (`--brand:#4EC9DB;...;--font:...`), for the head of the
 * page. No other text reaches the style element: a colour that is none throws a RangeError.
 */
export function brandCssVariables({
  primary,
  secondary,
  font,
}: {
  primary: Hex
  secondary: Hex
  font: FontKey
}): string {
  const colours = Object.entries(brandTokens(primary, secondary)).map(([name, colour]) => `--${name}:${colour}`)
  return [...colours, `--font:${fontFamilyStack(font)}`].join(';')
}
