import type { PageRow } from './page-row.ts'

const partner = <const Path extends string>(
  path: Path,
  titleKey: string,
  more: Pick<PageRow, 'menu' | 'rights' | 'folder'> = {},
) => ({
  area: 'partner' as const,
  paths: [`/partner/${path}`] as const,
  titleKey,
  frame: 'full' as const,
  guard: 'partner' as const,
  weight: 'seldom' as const,
  ...more,
})

export const PARTNER_PAGES = {
  partnerNotFound: {
    area: 'partner',
    paths: ['/partner/404', '/partner/*'],
    titleKey: 'notFound',
    frame: 'either',
    guard: 'none',
    weight: 'seldom',
    folder: 'not-found',
  },
  partnerLogin: {
    area: 'partner',
    paths: ['/partner/login', '/:partner/partner/login'],
    titleKey: 'partnerLogin',
    frame: 'login',
    guard: 'guest-partner',
    weight: 'seldom',
  },
  // Where a link in a mail leads: a first password, or a new one.
  partnerPassword: {
    area: 'partner',
    paths: ['/partner/set-password'],
    titleKey: 'adminPassword',
    frame: 'login',
    guard: 'none',
    weight: 'seldom',
  },
  partnerHome: {
    ...partner('', 'partnerHome', { folder: 'home', menu: { group: 'main', icon: 'home', order: 1 } }),
    paths: ['/partner'],
  },
  productOffering: partner('product-offering', 'productOffering', {
    menu: { group: 'main', icon: 'tiles', order: 2 },
  }),
  productOfferingDetail: partner('product-offering/:product_id', 'productOffering'),
  marketingSupport: partner('marketing-support', 'marketingSupport', {
    rights: ['marketing'],
    menu: { group: 'grow', icon: 'horn', order: 1 },
  }),
  messagingContent: partner('marketing-support/messaging-content', 'messagingContent', { rights: ['marketing'] }),
  bannersAndCreatives: partner('marketing-support/banners-and-creatives', 'bannersAndCreatives', {
    rights: ['marketing'],
  }),
  communication: partner('communication', 'communication', {
    rights: ['support'],
    menu: { group: 'learn', icon: 'message', order: 3 },
  }),
  techSupport: partner('communication/tech-support', 'techSupport', { rights: ['support'] }),
  generalQuery: partner('communication/general-query', 'generalQuery', { rights: ['support'] }),
  faqs: partner('faqs', 'faqs', { menu: { group: 'learn', icon: 'help', order: 2 } }),
  customerQueries: partner('faqs/customer-queries', 'customerQueries'),
  dsaQueries: partner('faqs/dsa-queries', 'dsaQueries'),
  referral: partner('referral', 'referral', { menu: { group: 'grow', icon: 'gift', order: 2 } }),
  trainingMaterial: partner('training-material', 'trainingMaterial', {
    menu: { group: 'learn', icon: 'book', order: 1 },
  }),
  partnerEligibilityCriteria: partner('training-material/eligibility-criteria', 'eligibilityCriteria'),
  partnerLenderJourney: partner('lender-journey', 'partnerLenderJourney', {
    menu: { group: 'main', icon: 'bank', order: 5 },
  }),
  digitalIntegration: partner('digital-integration', 'digitalIntegration', {
    rights: ['integration'],
    menu: { group: 'grow', icon: 'plug', order: 3 },
  }),
  partnerReports: partner('reports', 'partnerReports', {
    rights: ['leads', 'earnings'],
    menu: { group: 'main', icon: 'chart', order: 3 },
  }),
  customFunnel: partner('customFunnel', 'customFunnel', {
    folder: 'custom-funnel',
    rights: ['funnel'],
    menu: { group: 'main', icon: 'funnel', order: 4 },
  }),
  partnerSettings: partner('settings', 'partnerSettings', { menu: { group: 'account', icon: 'gear', order: 1 } }),
} satisfies Record<string, PageRow>
