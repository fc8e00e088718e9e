import { createTheme } from '@mui/material/styles'
import type { Theme } from '@mui/material/styles'
import type {} from '@mui/material/themeCssVarsAugmentation'
import type { Brand } from '#src/contract/brands/brand.ts'
import { fontFamilyStack } from '#src/contract/brands/fonts.ts'
import { brandTokens } from '#src/contract/brands/tokens.ts'
import { dataComponents } from './theme-data-components.ts'
import { formComponents } from './theme-form-components.ts'
import { surfaceComponents } from './theme-surface-components.ts'

type BrandPalette = Record<
  'main' | 'dark' | 'contrastText' | 'text' | 'line' | 'fill2' | 'tint50' | 'tint100' | 'tint200',
  string
>
type DeepPalette = Record<'main' | 'raised' | 'line' | 'text' | 'muted' | 'accent', string>
type CustomPalette = Record<'sunken' | 'lineStrong' | 'link', string>

declare module '@mui/material/styles' {
  interface Palette {
    brand: BrandPalette
    deep: DeepPalette
    custom: CustomPalette
  }
  interface PaletteOptions {
    brand: BrandPalette
    deep: DeepPalette
    custom: CustomPalette
  }
  interface TypographyVariants {
    figure: React.CSSProperties
  }
  interface TypographyVariantsOptions {
    figure: React.CSSProperties
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figure: true
  }
}
declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    soft: true
  }
  interface ButtonPropsColorOverrides {
    brand: true
  }
}

/** In rem, and lines as a multiple: text that a person has set larger grows with its lines. `size`, `line` in px. */
const sized = (size: number, line: number) => ({ fontSize: `${size / 16}rem`, lineHeight: line / size })
const type = (size: number, line: number, weight: number, tracking?: number) => ({
  ...sized(size, line),
  fontWeight: weight,
  ...(tracking !== undefined && { letterSpacing: `${tracking}em` }),
})
const from900 = (size: number, line: number) => ({
  '@media (min-width:900px)': sized(size, line),
})
const heading3 = type(17, 24, 700)

/** The MUI theme of a brand. Style with `theme.vars.palette.*`: a change of brand then changes CSS variables alone. */
export function makeTheme(brand: Pick<Brand, 'primary' | 'secondary' | 'font'>): Theme {
  const t = brandTokens(brand.primary, brand.secondary)
  return createTheme({
    cssVariables: { cssVarPrefix: 'cl' },
    palette: {
      contrastThreshold: 4.5,
      // The main action colour, not the brand's primary: white text is readable on it for every brand.
      primary: { main: t.action, dark: t.actionHover, contrastText: t.onAction },
      secondary: { main: t.brandText, contrastText: '#FFFFFF' },
      brand: {
        main: t.brand,
        dark: t.brandHover,
        contrastText: t.onBrand,
        text: t.brandText,
        line: t.brandLine,
        fill2: t.fill2,
        tint50: t.tint50,
        tint100: t.tint100,
        tint200: t.tint200,
      },
      deep: {
        main: t.deep,
        raised: t.deep2,
        line: t.deepLine,
        text: t.onDeep,
        muted: t.onDeep2,
        accent: t.brandOnDeep,
      },
      text: { primary: t.ink, secondary: t.ink2, disabled: t.ink2 },
      divider: t.line,
      background: { default: t.canvas, paper: t.surface },
      // The same for every brand; `light` is the background of a message, `dark` its edge or icon disc.
      success: { main: '#0B6B43', light: '#E6F5EC', dark: '#1D8F5E', contrastText: '#FFFFFF' },
      warning: { main: '#7A4B00', light: '#FFF3D9', dark: '#B57600', contrastText: '#FFFFFF' },
      error: { main: '#B3261E', light: '#FDECEA', dark: '#C9372E', contrastText: '#FFFFFF' },
      info: { main: '#1B4FA8', light: '#E9F0FC', dark: '#3B74D1', contrastText: '#FFFFFF' },
      custom: { sunken: t.sunken, lineStrong: t.lineStrong, link: t.link },
    },
    shape: { borderRadius: 12 },
    spacing: 4,
    typography: {
      fontFamily: fontFamilyStack(brand.font),
      fontWeightBold: 700,
      h1: { ...type(36, 40, 700, -0.03), ...from900(56, 60) },
      h2: { ...type(26, 32, 700, -0.018), ...from900(32, 40) },
      h3: { ...type(20, 26, 700, -0.012), ...from900(22, 28) },
      h4: heading3,
      h5: heading3,
      h6: heading3,
      subtitle1: type(15, 20, 500),
      subtitle2: type(14, 20, 500),
      body1: type(16, 24, 400),
      body2: type(14, 20, 400),
      caption: type(13, 18, 400),
      button: { ...type(16, 24, 500), textTransform: 'none' },
      figure: { ...type(28, 34, 700, -0.02), fontVariantNumeric: 'tabular-nums lining-nums' },
    },
    components: { ...surfaceComponents, ...formComponents, ...dataComponents },
  })
}
