import { givenInEvery } from '#src/contract/entities/shared/language.ts'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import type { Brand, LogoShape, LogoTone } from './brand.ts'
import { DEFAULT_BRAND } from './default-brand.ts'

// Tiles of the marks, on the 32 x 32 grid.
const SQUARE = 'M9 0h14a9 9 0 0 1 9 9v14a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9V9a9 9 0 0 1 9-9z'
const CIRCLE = 'M16 0a16 16 0 1 1 0 32 16 16 0 0 1 0-32z'
const SHIELD = 'M16 0l14 4.500v11.500c0 8-5.500 13.200-14 16C7.500 29.200 2 24 2 16V4.500z'
const HEXAGON = 'M16 0l13.900 8v16L16 32 2.100 24V8z'
const LEAF = 'M0 0h18a14 14 0 0 1 14 14v18H14A14 14 0 0 1 0 18z'
const DROP = 'M16 0c7 8 11 13.500 11 19.500a11 11.500 0 0 1-22 0C5 13.500 9 8 16 0z'
const DIAMOND = 'M16 0l16 16-16 16L0 16z'

const fill = (d: string, tone: LogoTone = 'detail'): LogoShape => ({ d, fill: tone })
const line = (d: string, width = 2.6, stroke: LogoTone = 'detail'): LogoShape => ({ d, stroke, width })
const tile = (d: string): LogoShape => fill(d, 'mark')

/** Every partner brand. Names, marks and colours are invented; the order carries no meaning but the default's place. */
export const BRANDS: readonly Brand[] = [
  DEFAULT_BRAND,
  {
    code: 'bazaarmitr',
    name: 'BazaarMitra',
    primary: '#F5B82E',
    secondary: '#0F3D2E',
    font: 'workSans',
    logo: {
      shapes: [
        tile(SQUARE),
        fill('M6 13l2.500-6h15L26 13a3.350 3.350 0 0 1-6.700.3 3.350 3.350 0 0 1-6.600 0A3.350 3.350 0 0 1 6 13z'),
        line('M9 18v7M16 18v7M23 18v7'),
      ],
      tones: { light: ['action', 'brand'], dark: ['brand', 'action'] },
    },
    tancApply: false,
    hosts: [
      { host: 'bazaarmitra.example', flavour: 'marketplace' },
      { host: 'bazaarmitra.localhost', flavour: 'marketplace' },
    ],
  },
  {
    code: 'campuskey',
    name: 'CampusKey',
    primary: '#6A2C91',
    secondary: '#FF8A65',
    font: 'poppins',
    logo: {
      shapes: [
        tile('M11 2h10a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H11a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6z'),
        fill('M13.700 5h4.600a1.200 1.200 0 0 1 0 2.400h-4.600a1.200 1.200 0 0 1 0-2.400z', '#FF8A65'),
        fill('M16 11a4 4 0 1 1 0 8 4 4 0 0 1 0-8z'),
        fill('M9.500 26c.8-3.800 3.300-5.500 6.500-5.500s5.700 1.700 6.500 5.500'),
      ],
      tones: { light: ['brand', 'surface'], dark: ['surface', 'brand'] },
    },
    coBrandLogo: {
      lines: ['Vidyapur', 'University'],
      logo: {
        shapes: [
          fill('M16 2l11 4v10c0 7-4.500 11.500-11 14C9.500 27.500 5 23 5 16V6z', '#0B4F6C'),
          fill('M10 13l6-3 6 3-6 3zM12 15.500v4c2.500 2 5.500 2 8 0v-4', '#FFFFFF'),
        ],
      },
    },
    tancApply: true,
    headline: givenInEvery({
      en: 'Need Money? Get Instant Credit With Your ID Card!*',
      hi: 'पैसों की ज़रूरत है? अपने ID कार्ड से तुरंत क्रेडिट पाएँ!*',
    }),
    dedicated: {
      productType: PRODUCT.personal,
      lead: givenInEvery({
        en: 'One loan for students and staff of Vidyapur University. See the APR, EMI, fees and total cost before you apply.',
        hi: 'विद्यापुर यूनिवर्सिटी के छात्रों और कर्मचारियों के लिए एक लोन। आवेदन से पहले APR, EMI, फ़ीस और कुल ख़र्च देखें।',
      }),
    },
    hosts: [
      { host: 'campuskey.example', flavour: 'dedicated' },
      { host: 'campuskey.localhost', flavour: 'dedicated' },
    ],
  },
  {
    code: 'neemleaf',
    name: 'NeemLeaf',
    primary: '#8BC34A',
    secondary: '#1B3A1A',
    font: 'nunito',
    logo: { shapes: [tile(LEAF), line('M9 9c6 2 11 7 14 14M13 18l2-5M18 22l2-5', 2.4)] },
    tancApply: false,
  },
  {
    code: 'kesarkosh',
    name: 'KesarKosh',
    primary: '#FF9933',
    secondary: '#5B1A00',
    font: 'merriweather',
    logo: {
      shapes: [
        tile(CIRCLE),
        line('M16 25V13M16 13c0-4-2-6-5-7M16 13c0-4 2-6 5-7M16 17c-3 0-5-1-7-4M16 17c3 0 5-1 7-4', 2.2),
      ],
    },
    tancApply: false,
  },
  {
    code: 'peepalwise',
    name: 'Peepal Wise',
    primary: '#2E7D32',
    secondary: '#F1F8E9',
    font: 'lora',
    logo: {
      shapes: [
        tile(CIRCLE),
        fill('M16 5c6 3 9 7 9 11 0 4-4 6-9 11-5-5-9-7-9-11 0-4 3-8 9-11z'),
        line('M16 12v13', 1.8, 'mark'),
      ],
    },
    tancApply: false,
  },
  {
    code: 'jalsetu',
    name: 'JalSetu',
    primary: '#0288D1',
    secondary: '#E1F5FE',
    font: 'inter',
    logo: { shapes: [tile(SQUARE), line('M5 21c5-12 17-12 22 0M10 15v7M16 12v10M22 15v7M4 24h24', 2.2)] },
    tancApply: false,
  },
  {
    code: 'chandnicr',
    name: 'Chandni Credit',
    primary: '#E6E1F5',
    secondary: '#4A3F7A',
    font: 'quicksand',
    logo: { shapes: [tile(CIRCLE), fill('M20 6a10.500 10.500 0 1 0 6 14A9 9 0 0 1 20 6z')] },
    tancApply: false,
  },
  {
    code: 'gulmohar',
    name: 'Gulmohar Loans',
    primary: '#E64A19',
    secondary: '#FFF3E0',
    font: 'poppins',
    logo: {
      shapes: [
        tile(CIRCLE),
        fill(
          'M16 14c-3-4-2-7 0-9 2 2 3 5 0 9zM18 16c4-3 7-2 9 0-2 2-5 3-9 0zM16 18c3 4 2 7 0 9-2-2-3-5 0-9zM14 16c-4 3-7 2-9 0 2-2 5-3 9 0z',
        ),
      ],
    },
    tancApply: false,
  },
  {
    code: 'tamraloan',
    name: 'TamraLoan',
    primary: '#B87333',
    secondary: '#2B1B10',
    font: 'robotoSlab',
    logo: { shapes: [tile(HEXAGON), line('M10 10h12M16 10v13')] },
    tancApply: false,
  },
  {
    code: 'nilgirimny',
    name: 'Nilgiri Money',
    primary: '#3949AB',
    secondary: '#C5CAE9',
    font: 'roboto',
    logo: { shapes: [tile(SQUARE), fill('M4 24l8-13 5 8 3-4 8 9z')] },
    tancApply: false,
  },
  {
    code: 'sandhya',
    name: 'Sandhya Udhaar',
    primary: '#AD1457',
    secondary: '#FCE4EC',
    font: 'lora',
    logo: { shapes: [tile(CIRCLE), fill('M8 19a8 8 0 0 1 16 0z'), line('M5 23h22M10 27h12', 2)] },
    tancApply: false,
  },
  {
    code: 'mogracash',
    name: 'Mogra Cash',
    primary: '#FFF8E1',
    secondary: '#33691E',
    font: 'quicksand',
    logo: { shapes: [tile(CIRCLE), line('M16 16V7M16 16l8-4M16 16l6 8M16 16l-6 8M16 16l-8-4', 4)] },
    tancApply: false,
  },
  {
    code: 'kohra',
    name: 'Kohra Capital',
    primary: '#111111',
    secondary: '#F5F5F5',
    font: 'inter',
    logo: { shapes: [tile(SQUARE), line('M8 11h16M11 16h13M8 21h12')] },
    tancApply: false,
  },
  {
    code: 'rangolirin',
    name: 'Rangoli Rin',
    primary: '#FF0080',
    secondary: '#00E5FF',
    font: 'poppins',
    logo: { shapes: [tile(DIAMOND), line('M16 7v18M7 16h18', 2.4), fill('M16 11l5 5-5 5-5-5z')] },
    tancApply: false,
  },
  {
    code: 'patangfund',
    name: 'Patang Funds',
    primary: '#00BCD4',
    secondary: '#FFEB3B',
    font: 'nunito',
    logo: { shapes: [tile(DIAMOND), line('M16 4v24M6 16c6-5 14-5 20 0', 2)] },
    tancApply: false,
  },
  {
    code: 'dhruvtara',
    name: 'Dhruvtara',
    primary: '#0A1A3F',
    secondary: '#FFD54F',
    font: 'merriweather',
    logo: {
      shapes: [
        tile(SHIELD),
        fill('M16 6l2.500 7 7.500.3-6 4.500 2.200 7.200-6.200-4.300L9.800 25l2.200-7.200-6-4.500 7.500-.3z'),
      ],
    },
    tancApply: false,
  },
  {
    code: 'haldikart',
    name: 'HaldiKart',
    primary: '#FFE94A',
    secondary: '#FFD6E0',
    font: 'nunito',
    logo: {
      shapes: [
        tile(SQUARE),
        line('M5 8h4l3 12h11l3-8H10', 2.4),
        fill('M14 23a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM22 23a2 2 0 1 1 0 4 2 2 0 0 1 0-4z'),
      ],
    },
    tancApply: false,
  },
  {
    code: 'indradhan',
    name: 'Indradhan',
    primary: '#7C4DFF',
    secondary: '#1A0046',
    font: 'workSans',
    logo: { shapes: [tile(CIRCLE), line('M6 21a10 10 0 0 1 20 0M11 21a5 5 0 0 1 10 0', 2.4)] },
    tancApply: false,
  },
  {
    code: 'barkhafin',
    name: 'Barkha Finserve',
    primary: '#009688',
    secondary: '#004D40',
    font: 'roboto',
    logo: { shapes: [tile(DROP), line('M11 20a5 5.500 0 0 0 5 5.500', 2.4)] },
    tancApply: false,
  },
  {
    code: 'surmai',
    name: 'Surmai',
    primary: '#455A64',
    secondary: '#CFD8DC',
    font: 'workSans',
    logo: { shapes: [tile(HEXAGON), line('M21 11c-2-2-9-2.500-9 1.500 0 4.500 9 2 9 6.500 0 4-7 4-10 1.500')] },
    tancApply: false,
  },
  {
    code: 'saveraseva',
    name: 'Savera Seva',
    primary: '#FFB3A7',
    secondary: '#7A1F3D',
    font: 'lora',
    logo: {
      shapes: [tile(CIRCLE), fill('M9 20a7 7 0 0 1 14 0z'), line('M16 6v4M6 11l3 2.500M26 11l-3 2.500M5 24h22', 2.2)],
    },
    tancApply: false,
  },
  {
    code: 'meenakari',
    name: 'Meenakari Money',
    primary: '#1565C0',
    secondary: '#FFC107',
    font: 'robotoSlab',
    logo: { shapes: [tile(DIAMOND), fill('M16 8c5 3 5 13 0 16-5-3-5-13 0-16z'), line('M8 16h16', 1.8, 'mark')] },
    tancApply: false,
  },
  {
    code: 'tulsibagh',
    name: 'Tulsi Bagh',
    primary: '#00695C',
    secondary: '#B2DFDB',
    font: 'merriweather',
    logo: { shapes: [tile(LEAF), line('M16 26V13M16 18c-4 0-6-2-7-6M16 15c4 0 6-2 7-6', 2.4)] },
    tancApply: false,
  },
  {
    code: 'gaonlink',
    name: 'GaonLink',
    primary: '#6D4C41',
    secondary: '#FFECB3',
    font: 'workSans',
    logo: { shapes: [tile(CIRCLE), line('M6 17l10-9 10 9M10 15v9h12v-9M16 24v-6', 2.2)] },
    tancApply: false,
  },
  {
    code: 'chaikhata',
    name: 'ChaiKhata',
    primary: '#4E342E',
    secondary: '#D7CCC8',
    font: 'robotoSlab',
    logo: {
      shapes: [
        tile(SQUARE),
        line('M8 13h13v6a6 6 0 0 1-6 6h-1a6 6 0 0 1-6-6zM21 14h2a3 3 0 0 1 0 6h-2M12 6v3M17 6v3', 2.2),
      ],
    },
    tancApply: false,
  },
  {
    code: 'khetsathi',
    name: 'KhetSathi',
    primary: '#C6FF00',
    secondary: '#1B5E20',
    font: 'nunito',
    logo: {
      shapes: [
        tile(SHIELD),
        line('M16 26V9M16 14c-3-1-4-3-4-6M16 14c3-1 4-3 4-6M16 20c-3-1-5-3-5-6M16 20c3-1 5-3 5-6', 2),
      ],
    },
    tancApply: false,
  },
  {
    code: 'autosarthi',
    name: 'AutoSarthi',
    primary: '#212121',
    secondary: '#FFEB3B',
    font: 'inter',
    logo: { shapes: [tile(CIRCLE), line('M16 8a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM16 16v8M16 16l-7-3M16 16l7-3', 2.2)] },
    tancApply: false,
  },
  {
    code: 'silayi',
    name: 'Silayi Circle',
    primary: '#F8BBD0',
    secondary: '#880E4F',
    font: 'quicksand',
    logo: { shapes: [tile(CIRCLE), { d: 'M7 21c4-10 8 4 11-5s5-6 7-4', stroke: 'detail', width: 2.4, dash: '4 3.4' }] },
    tancApply: false,
  },
  {
    code: 'mandimart',
    name: 'MandiMart',
    primary: '#D32F2F',
    secondary: '#FFFFFF',
    font: 'roboto',
    logo: { shapes: [tile(SQUARE), line('M7 13h18l-2 11H9zM11 13c0-7 10-7 10 0', 2.4)] },
    tancApply: false,
  },
  {
    code: 'pustakpay',
    name: 'PustakPay',
    primary: '#5C6BC0',
    secondary: '#FFF176',
    font: 'merriweather',
    logo: {
      shapes: [
        tile(SQUARE),
        line(
          'M16 11c-3-2.500-6-2.500-9-1.500v13c3-1 6-1 9 1.500 3-2.500 6-2.500 9-1.500v-13c-3-1-6-1-9 1.500zM16 11v13',
          2.2,
        ),
      ],
    },
    tancApply: false,
  },
  {
    code: 'laharmoney',
    name: 'Lahar Money',
    primary: '#80DEEA',
    secondary: '#006064',
    font: 'poppins',
    logo: { shapes: [tile(CIRCLE), line('M5 13c4-4 7 4 11 0s7 4 11 0M5 20c4-4 7 4 11 0s7 4 11 0')] },
    tancApply: false,
  },
  {
    code: 'sitarafin',
    name: 'Sitara Finance',
    primary: '#9E9E9E',
    secondary: '#616161',
    font: 'inter',
    logo: {
      shapes: [tile(HEXAGON), fill('M16 6l2.800 7.200L26 16l-7.200 2.800L16 26l-2.800-7.200L6 16l7.200-2.800z')],
    },
    tancApply: false,
  },
]
