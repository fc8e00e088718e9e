import type { Brand } from './brand.ts'

/** The brand for every code and host that is not known. */
export const DEFAULT_BRAND: Brand = {
  code: 'cl',
  name: 'CreditLane',
  primary: '#4EC9DB',
  secondary: '#070050',
  font: 'roboto',
  logo: {
    shapes: [
      { d: 'M25.500 8.600A11.300 11.300 0 1 0 16 26.300h11', stroke: 'mark', width: 8.4 },
      { d: 'M25.500 8.600A11.300 11.300 0 1 0 16 26.300h11', stroke: 'detail', width: 1.7, dash: '4.2 4.2' },
    ],
    tones: { light: ['brand', 'onBrand'], dark: ['brand', 'onBrand'] },
  },
  tancApply: false,
  hosts: [
    { host: 'shop.creditlane.example', flavour: 'storefront' },
    { host: 'shop.localhost', flavour: 'storefront' },
  ],
}
