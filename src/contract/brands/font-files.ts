// Written by tools/fonts/subset-fonts.mjs: do not edit.

/** Brand families by key: CSS family, kind of system fallback, and for each weight the file in public/fonts and its metrics in shares of an em. */
export const FONT_FAMILIES = {
  roboto: {
    family: 'Roboto',
    fallback: 'arial',
    hasRupee: true,
    files: {
      '400': {
        file: 'roboto-400.9fb37ed2.woff2',
        bytes: 7764,
        width: 0.4432,
        ascent: 0.9277,
        descent: 0.2441,
        lineGap: 0,
      },
      '500': {
        file: 'roboto-500.5c32a5f3.woff2',
        bytes: 7904,
        width: 0.4464,
        ascent: 0.9277,
        descent: 0.2441,
        lineGap: 0,
      },
      '700': {
        file: 'roboto-700.d6021c35.woff2',
        bytes: 7980,
        width: 0.449,
        ascent: 0.9277,
        descent: 0.2441,
        lineGap: 0,
      },
    },
  },
  inter: {
    family: 'Inter',
    fallback: 'arial',
    hasRupee: true,
    files: {
      '400': {
        file: 'inter-400.9359313e.woff2',
        bytes: 8580,
        width: 0.4742,
        ascent: 0.9688,
        descent: 0.2412,
        lineGap: 0,
      },
      '500': {
        file: 'inter-500.bba72fba.woff2',
        bytes: 8940,
        width: 0.4786,
        ascent: 0.9688,
        descent: 0.2412,
        lineGap: 0,
      },
      '700': {
        file: 'inter-700.a89985ce.woff2',
        bytes: 8940,
        width: 0.4873,
        ascent: 0.9688,
        descent: 0.2412,
        lineGap: 0,
      },
    },
  },
  poppins: {
    family: 'Poppins',
    fallback: 'arial',
    hasRupee: true,
    files: {
      '400': {
        file: 'poppins-400.71745fb6.woff2',
        bytes: 4832,
        width: 0.5025,
        ascent: 1.05,
        descent: 0.35,
        lineGap: 0.1,
      },
      '500': {
        file: 'poppins-500.c32411ee.woff2',
        bytes: 4756,
        width: 0.5065,
        ascent: 1.05,
        descent: 0.35,
        lineGap: 0.1,
      },
      '700': {
        file: 'poppins-700.81e241d1.woff2',
        bytes: 4816,
        width: 0.5134,
        ascent: 1.05,
        descent: 0.35,
        lineGap: 0.1,
      },
    },
  },
  nunito: {
    family: 'Nunito',
    fallback: 'arial',
    hasRupee: true,
    files: {
      '400': {
        file: 'nunito-400.8b612330.woff2',
        bytes: 8184,
        width: 0.4494,
        ascent: 1.011,
        descent: 0.353,
        lineGap: 0,
      },
      '500': {
        file: 'nunito-500.08ac6ee4.woff2',
        bytes: 8216,
        width: 0.4534,
        ascent: 1.011,
        descent: 0.353,
        lineGap: 0,
      },
      '700': {
        file: 'nunito-700.68a59997.woff2',
        bytes: 8268,
        width: 0.4674,
        ascent: 1.011,
        descent: 0.353,
        lineGap: 0,
      },
    },
  },
  workSans: {
    family: 'Work Sans',
    fallback: 'arial',
    hasRupee: true,
    files: {
      '400': {
        file: 'work-sans-400.97126aef.woff2',
        bytes: 9376,
        width: 0.5007,
        ascent: 0.93,
        descent: 0.243,
        lineGap: 0,
      },
      '500': {
        file: 'work-sans-500.054ecbfb.woff2',
        bytes: 9880,
        width: 0.5007,
        ascent: 0.93,
        descent: 0.243,
        lineGap: 0,
      },
      '700': {
        file: 'work-sans-700.60bb8cae.woff2',
        bytes: 9896,
        width: 0.5003,
        ascent: 0.93,
        descent: 0.243,
        lineGap: 0,
      },
    },
  },
  quicksand: {
    family: 'Gola Rounded',
    fallback: 'arial',
    hasRupee: true,
    files: {
      '400': {
        file: 'gola-rounded-400.7b8733b4.woff2',
        bytes: 8552,
        width: 0.4654,
        ascent: 1,
        descent: 0.25,
        lineGap: 0,
      },
      '500': {
        file: 'gola-rounded-500.b70f6adf.woff2',
        bytes: 8472,
        width: 0.4736,
        ascent: 1,
        descent: 0.25,
        lineGap: 0,
      },
      '700': {
        file: 'gola-rounded-700.b1e156a8.woff2',
        bytes: 8164,
        width: 0.4895,
        ascent: 1,
        descent: 0.25,
        lineGap: 0,
      },
    },
  },
  lora: {
    family: 'Kavya Serif',
    fallback: 'times',
    hasRupee: false,
    files: {
      '400': {
        file: 'kavya-serif-400.5f54eea7.woff2',
        bytes: 12480,
        width: 0.4665,
        ascent: 1.006,
        descent: 0.274,
        lineGap: 0,
      },
      '500': {
        file: 'kavya-serif-500.20b7d63f.woff2',
        bytes: 13068,
        width: 0.4711,
        ascent: 1.006,
        descent: 0.274,
        lineGap: 0,
      },
      '700': {
        file: 'kavya-serif-700.c008e81c.woff2',
        bytes: 12576,
        width: 0.4801,
        ascent: 1.006,
        descent: 0.274,
        lineGap: 0,
      },
    },
  },
  merriweather: {
    family: 'Patra Serif',
    fallback: 'times',
    hasRupee: true,
    files: {
      '400': {
        file: 'patra-serif-400.8bf3cd8b.woff2',
        bytes: 8996,
        width: 0.4808,
        ascent: 0.984,
        descent: 0.273,
        lineGap: 0,
      },
      '500': {
        file: 'patra-serif-500.ceeb6207.woff2',
        bytes: 8944,
        width: 0.4825,
        ascent: 0.984,
        descent: 0.273,
        lineGap: 0,
      },
      '700': {
        file: 'patra-serif-700.9181ead8.woff2',
        bytes: 9060,
        width: 0.4941,
        ascent: 0.984,
        descent: 0.273,
        lineGap: 0,
      },
    },
  },
  robotoSlab: {
    family: 'Roboto Slab',
    fallback: 'times',
    hasRupee: false,
    files: {
      '400': {
        file: 'roboto-slab-400.8c8fc1d2.woff2',
        bytes: 8076,
        width: 0.4741,
        ascent: 1.0479,
        descent: 0.271,
        lineGap: 0,
      },
      '500': {
        file: 'roboto-slab-500.c8683657.woff2',
        bytes: 8204,
        width: 0.4768,
        ascent: 1.0479,
        descent: 0.271,
        lineGap: 0,
      },
      '700': {
        file: 'roboto-slab-700.ba189675.woff2',
        bytes: 8208,
        width: 0.4788,
        ascent: 1.0479,
        descent: 0.271,
        lineGap: 0,
      },
    },
  },
} as const

/** Average width of running text, in shares of an em, in fonts that devices have themselves. */
export const SYSTEM_WIDTHS = {
  arial: 0.4418,
  arialBold: 0.4777,
  times: 0.4003,
  timesBold: 0.4259,
  dejaVu: 0.5072,
  dejaVuBold: 0.5726,
} as const

/** The Devanagari files by weight. */
export const DEVANAGARI_FILES = {
  '400': {
    file: 'noto-sans-devanagari-400.a727ee6e.woff2',
    bytes: 40300,
  },
  '500': {
    file: 'noto-sans-devanagari-500.0f63d9ca.woff2',
    bytes: 43248,
  },
  '700': {
    file: 'noto-sans-devanagari-700.c651d473.woff2',
    bytes: 43616,
  },
} as const

/** The glyphs of the Hindi language link alone, and the characters they cover. */
export const LANGUAGE_LINK_FILE = {
  file: 'language-link.6312161b.woff2',
  bytes: 2388,
  unicodeRange: 'U+0939,U+093f,U+0928,U+094d,U+0926,U+0940',
} as const

/** The rupee sign for the families that lack it. */
export const RUPEE_FILE = {
  file: 'rupee.2cf1a514.woff2',
  bytes: 696,
} as const
