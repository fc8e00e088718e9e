// Written by tools/fonts/subset-fonts.mjs: do not edit.

/** Brand families by key: CSS family, kind of system fallback, and for each weight the file in public/fonts and the fallback's metrics in percent. */
export const FONT_FAMILIES = {
  roboto: {
    family: 'Roboto',
    fallback: 'arial',
    hasRupee: true,
    files: {
      '400': {
        file: 'roboto-400.9fb37ed2.woff2',
        bytes: 7764,
        sizeAdjust: 100.3,
        ascentOverride: 92.49,
        descentOverride: 24.34,
        lineGapOverride: 0,
      },
      '500': {
        file: 'roboto-500.5c32a5f3.woff2',
        bytes: 7904,
        sizeAdjust: 101.03,
        ascentOverride: 91.83,
        descentOverride: 24.17,
        lineGapOverride: 0,
      },
      '700': {
        file: 'roboto-700.d6021c35.woff2',
        bytes: 7980,
        sizeAdjust: 93.99,
        ascentOverride: 98.71,
        descentOverride: 25.98,
        lineGapOverride: 0,
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
        sizeAdjust: 107.33,
        ascentOverride: 90.26,
        descentOverride: 22.47,
        lineGapOverride: 0,
      },
      '500': {
        file: 'inter-500.bba72fba.woff2',
        bytes: 8940,
        sizeAdjust: 108.33,
        ascentOverride: 89.42,
        descentOverride: 22.27,
        lineGapOverride: 0,
      },
      '700': {
        file: 'inter-700.a89985ce.woff2',
        bytes: 8940,
        sizeAdjust: 102,
        ascentOverride: 94.98,
        descentOverride: 23.65,
        lineGapOverride: 0,
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
        sizeAdjust: 113.74,
        ascentOverride: 92.32,
        descentOverride: 30.77,
        lineGapOverride: 8.79,
      },
      '500': {
        file: 'poppins-500.c32411ee.woff2',
        bytes: 4756,
        sizeAdjust: 114.65,
        ascentOverride: 91.58,
        descentOverride: 30.53,
        lineGapOverride: 8.72,
      },
      '700': {
        file: 'poppins-700.81e241d1.woff2',
        bytes: 4816,
        sizeAdjust: 107.46,
        ascentOverride: 97.71,
        descentOverride: 32.57,
        lineGapOverride: 9.31,
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
        sizeAdjust: 101.72,
        ascentOverride: 99.39,
        descentOverride: 34.7,
        lineGapOverride: 0,
      },
      '500': {
        file: 'nunito-500.08ac6ee4.woff2',
        bytes: 8216,
        sizeAdjust: 102.62,
        ascentOverride: 98.52,
        descentOverride: 34.4,
        lineGapOverride: 0,
      },
      '700': {
        file: 'nunito-700.68a59997.woff2',
        bytes: 8268,
        sizeAdjust: 97.83,
        ascentOverride: 103.35,
        descentOverride: 36.08,
        lineGapOverride: 0,
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
        sizeAdjust: 113.33,
        ascentOverride: 82.06,
        descentOverride: 21.44,
        lineGapOverride: 0,
      },
      '500': {
        file: 'work-sans-500.054ecbfb.woff2',
        bytes: 9880,
        sizeAdjust: 113.32,
        ascentOverride: 82.07,
        descentOverride: 21.44,
        lineGapOverride: 0,
      },
      '700': {
        file: 'work-sans-700.60bb8cae.woff2',
        bytes: 9896,
        sizeAdjust: 104.72,
        ascentOverride: 88.81,
        descentOverride: 23.21,
        lineGapOverride: 0,
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
        sizeAdjust: 105.35,
        ascentOverride: 94.92,
        descentOverride: 23.73,
        lineGapOverride: 0,
      },
      '500': {
        file: 'gola-rounded-500.b70f6adf.woff2',
        bytes: 8472,
        sizeAdjust: 107.19,
        ascentOverride: 93.3,
        descentOverride: 23.32,
        lineGapOverride: 0,
      },
      '700': {
        file: 'gola-rounded-700.b1e156a8.woff2',
        bytes: 8164,
        sizeAdjust: 102.47,
        ascentOverride: 97.59,
        descentOverride: 24.4,
        lineGapOverride: 0,
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
        sizeAdjust: 116.54,
        ascentOverride: 86.32,
        descentOverride: 23.51,
        lineGapOverride: 0,
      },
      '500': {
        file: 'kavya-serif-500.20b7d63f.woff2',
        bytes: 13068,
        sizeAdjust: 117.67,
        ascentOverride: 85.49,
        descentOverride: 23.29,
        lineGapOverride: 0,
      },
      '700': {
        file: 'kavya-serif-700.c008e81c.woff2',
        bytes: 12576,
        sizeAdjust: 112.71,
        ascentOverride: 89.25,
        descentOverride: 24.31,
        lineGapOverride: 0,
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
        sizeAdjust: 120.1,
        ascentOverride: 81.93,
        descentOverride: 22.73,
        lineGapOverride: 0,
      },
      '500': {
        file: 'patra-serif-500.ceeb6207.woff2',
        bytes: 8944,
        sizeAdjust: 120.52,
        ascentOverride: 81.65,
        descentOverride: 22.65,
        lineGapOverride: 0,
      },
      '700': {
        file: 'patra-serif-700.9181ead8.woff2',
        bytes: 9060,
        sizeAdjust: 115.99,
        ascentOverride: 84.83,
        descentOverride: 23.54,
        lineGapOverride: 0,
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
        sizeAdjust: 118.44,
        ascentOverride: 88.47,
        descentOverride: 22.88,
        lineGapOverride: 0,
      },
      '500': {
        file: 'roboto-slab-500.c8683657.woff2',
        bytes: 8204,
        sizeAdjust: 119.1,
        ascentOverride: 87.98,
        descentOverride: 22.75,
        lineGapOverride: 0,
      },
      '700': {
        file: 'roboto-slab-700.ba189675.woff2',
        bytes: 8208,
        sizeAdjust: 112.4,
        ascentOverride: 93.23,
        descentOverride: 24.11,
        lineGapOverride: 0,
      },
    },
  },
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
