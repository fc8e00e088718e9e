import SvgIcon from '@mui/material/SvgIcon'
import type { PageKey } from '#src/contract/pages.ts'

const PATHS = {
  tiles: 'M4.500 4h5.500v7H4zM14 4h6v4.500h-6zM14 12.500h6V20h-6zM4 15h6v5H4z',
  upload: 'M12 16V5M7 9.500l5-5 5 5M4.500 20h15',
  switches:
    'M4 8h9M17 8h3M15 10.200a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400zM4 16h3M11 16h9M9 18.200a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400z',
  bank: 'M3.500 9.500L12 4l8.500 5.500zM5.500 10v8M10 10v8M14 10v8M18.500 10v8M3.500 20h17',
  shield:
    'M12 3l7.500 2.700v6c0 4.600-3.100 7.700-7.500 9.300-4.400-1.600-7.500-4.700-7.500-9.300v-6zM8.800 12l2.300 2.300 4.200-4.500',
  headset:
    'M4 14v-2a8 8 0 0 1 16 0v2M4 13.500h3v6H5.500A1.500 1.500 0 0 1 4 18zM20 13.500h-3v6h1.500A1.500 1.500 0 0 0 20 18z',
  chart: 'M4 4v16h16M8 16v-4M12.500 16V8M17 16v-6',
  document:
    'M6.500 3.500H14l5 5v10.500a1.500 1.500 0 0 1-1.500 1.500h-11A1.500 1.500 0 0 1 5 19V5a1.500 1.500 0 0 1 1.500-1.500zM13.500 3.500V9H19M8.500 13h7M8.500 16.500h5',
  bin: 'M4.500 6.500h15M9 6.500V4.500a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2M6.500 6.500l.9 12.600a1.500 1.500 0 0 0 1.500 1.400h6.200a1.500 1.500 0 0 0 1.500-1.400l.9-12.600M10.200 10.500v6M13.800 10.500v6',
  funnel: 'M3.500 5h17M6 10h12M8.500 15h7M10.500 20h3',
  person: 'M12 11.500a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 20c.8-3.700 3.800-5.500 7.500-5.500s6.700 1.800 7.500 5.500',
  shop: 'M4 9.500l1.500-5h13L20 9.500M4 9.500a2.500 2.500 0 0 0 5 0 2.500 2.500 0 0 0 6 0 2.500 2.500 0 0 0 5 0M5.500 12v8h13v-8M10 20v-5h4v5',
  link: 'M10 14a4 4 0 0 0 5.700 0l3-3a4 4 0 0 0-5.700-5.700l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1',
  card: 'M4 5.500h16A1.500 1.500 0 0 1 21.500 7v10a1.500 1.500 0 0 1-1.500 1.500H4A1.500 1.500 0 0 1 2.500 17V7A1.500 1.500 0 0 1 4 5.500zM2.500 10h19M6 15h4',
  message:
    'M4.500 4.500h15A1.500 1.500 0 0 1 21 6v9.500a1.500 1.500 0 0 1-1.500 1.500H12l-4.500 4v-4h-3A1.500 1.500 0 0 1 3 15.500V6a1.500 1.500 0 0 1 1.500-1.500zM7.500 9h9M7.500 12.500h5',
  phone:
    'M5 4h4l1.800 4.500-2.300 1.700a12 12 0 0 0 5.300 5.300l1.700-2.300L20 15v4a1.500 1.500 0 0 1-1.600 1.500C10.500 20 4 13.500 3.500 5.600A1.500 1.500 0 0 1 5 4z',
  home: 'M4 11l8-7 8 7v8a1.500 1.500 0 0 1-1.500 1.500h-13A1.500 1.500 0 0 1 4 19zM9.500 20v-6h5v6',
  horn: 'M4 10v4h3l8 4.500v-13L7 10zM18 9.500a3.500 3.500 0 0 1 0 5M8 14l1 5.500h2.500l-1-4',
  help: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM9.400 9.600a2.700 2.700 0 1 1 3.900 2.400c-.9.500-1.300 1-1.300 1.900M12 16.900v.1',
  gift: 'M4 11h16v9H4zM3 7.500h18V11H3zM12 7.500V20M12 7.500c-4 0-5.500-1-5.500-2.500S9 2.500 12 7.500zM12 7.500c4 0 5.500-1 5.500-2.500S15 2.500 12 7.500z',
  book: 'M12 6.500C10 5 7.500 4.500 4 4.500v13.500c3.500 0 6 .5 8 2 2-1.500 4.500-2 8-2V4.500c-3.500 0-6 .5-8 2zM12 6.500V20',
  plug: 'M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4',
  gear: 'M12 15.200a3.200 3.200 0 1 0 0-6.400 3.200 3.200 0 0 0 0 6.400zM12 3v2.500M12 18.500V21M4.200 7.500l2.200 1.250M17.600 15.250l2.200 1.250M4.200 16.500l2.200-1.250M17.600 8.750l2.200-1.250',
  leave: 'M14 4.500H6A1.500 1.500 0 0 0 4.500 6v12A1.500 1.500 0 0 0 6 19.500h8M10.500 12H21M17 8l4 4-4 4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  down: 'M6 9.500l6 6 6-6',
  up: 'M6 15l6-6 6 6',
  globe:
    'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM3.500 9.500h17M3.500 14.500h17M12 3c2.700 2.600 3.900 5.600 3.900 9s-1.200 6.400-3.900 9c-2.700-2.600-3.900-5.600-3.900-9S9.300 5.600 12 3z',
  mask: 'M3.500 8.500c5.500-2 11.500-2 17 0 .3 5-2 8.500-5 8.500-1.700 0-2.300-1.500-3.500-1.500S10.200 17 8.500 17c-3 0-5.300-3.500-5-8.500zM7.300 12c1-.8 2.200-.8 3.200 0M13.500 12c1-.8 2.200-.8 3.200 0',
} as const
export type MenuIconName = keyof typeof PATHS

export const MENU_ICONS: Partial<Record<PageKey, MenuIconName>> = {
  dashboard: 'tiles',
  'mis-upload': 'upload',
  'vendors-on-off': 'switches',
  lenders: 'bank',
  'customer-eligibility': 'shield',
  'csr-portal': 'headset',
  'internal-report': 'chart',
  'products-report': 'document',
  'vendors-products-report': 'document',
  'customer-info-deletion': 'bin',
  'customers-journey': 'funnel',
  'user-management': 'person',
  'commission-upload-file': 'upload',
  'application-status-file': 'document',
  'merchant-management': 'shop',
  'tracking-links': 'link',
  'credit-cards': 'card',
  partners: 'shop',
  messaging: 'message',
  telecalling: 'phone',
  partnerHome: 'home',
  productOffering: 'tiles',
  marketingSupport: 'horn',
  communication: 'message',
  faqs: 'help',
  referral: 'gift',
  trainingMaterial: 'book',
  partnerLenderJourney: 'bank',
  digitalIntegration: 'plug',
  partnerReports: 'chart',
  customFunnel: 'funnel',
  partnerSettings: 'gear',
}

/** Decoration: the words beside it carry the meaning. */
export function MenuIcon({ name }: { name: MenuIconName }) {
  return (
    <SvgIcon sx={{ fontSize: 20, fill: 'none', stroke: 'currentColor', strokeWidth: 1.75 }} aria-hidden="true">
      <path d={PATHS[name]} strokeLinecap="round" strokeLinejoin="round" />
    </SvgIcon>
  )
}
