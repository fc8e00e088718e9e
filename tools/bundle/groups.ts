import { readdirSync } from 'node:fs'
import { LOCALES } from '../../src/contract/entities/shared/language.ts'
import { PAGES } from '../../src/contract/pages.ts'
import { folderOf } from '../../src/contract/pages/page-row.ts'
import type { PageWeight } from '../../src/contract/pages/page-row.ts'

/** The folders, below `src/areas`, of the screens that weigh so much. */
const foldersOf = (weight: PageWeight): readonly string[] => [
  ...new Set(Object.values(PAGES).flatMap((row) => (row.weight === weight ? [folderOf(row)] : []))),
]

/** What the first screens share, in one file; without this it comes in thirty. Their words are one more, by language. */
const FIRST_LOAD = [
  'node_modules/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)/',
  'node_modules/(i18next|react-i18next|html-parse-stringify|use-sync-external-store)/',
  'vite/preload-helper',
  'src/ui/site/',
  'src/ui/form/(LightForm|use-light-form)',
  'src/features/sign-in/(?!api)',
  'src/features/products/(ProductTile|product-kinds)',
  `src/areas/(${foldersOf('first').join('|')})/[^/]+$`,
  'src/lib/(boot|log|page|page-name|remember|online|later|retry/pauses|lazy-part|http/(load-http|api-error|otp-error)|session/(load-session|session-(store|expiry|tabs|restore|cookies))|before-leave|toast|i18n|env|format|published)\\.ts',
  'src/contract/(pages|pages/[\\w-]+|endpoints/opening-calls|path-to|access|admin-roles|constants|errors|partner-rights|marketed-kinds|number-words|brands/(default-brand|logo)|rules/(person/(phone|email)|time|typed|paise)|entities/(identity/session-state|shared/(language|product-type|loan-products|products)))\\.ts',
  'src/brand/Brand',
  // Shared with later screens: apart, each would be one request more.
  'src/contract/finance/(emi|apr|bullet|schedule|totals|whole-rupees)\\.ts',
  '/src/contract/(product-paths|entities/profile/is-complete)\\.ts$',
]
/** What every screen but the first ones needs, dates among it: one file instead of twenty. */
const SIGNED_IN = [
  'node_modules/(axios|clsx|js-cookie|@tanstack/(react-query|query-core))/',
  'src/lib/(http/(http|query|QueryScope)|session/session|early/opening|retry/repeat-busy|browser-cookies)\\.tsx?',
  'src/contract/endpoints(/address-of)?\\.ts',
  'src/features/applications/list-query\\.ts',
  'src/contract/entities/profile/profile(-fields|-mapping)?\\.ts',
  'node_modules/dayjs/',
  'src/lib/dates\\.ts',
  'src/contract/(calendar-words|rules/calendar)\\.ts',
  'locales/\\w+/calendar\\.json',
]
const THEME = [
  'node_modules/(@babel/runtime|hoist-non-react-statics|react-is|prop-types|react-transition-group)/',
  'node_modules/(@emotion|stylis|@mui/(system|styled-engine|private-theming))/',
  'src/brand/(MuiBrand|style-cache|theme)',
]
/** Words, in one file for each use and language. What is named nowhere stays a file of its own. */
const WORDS = {
  first: 'common|errors|titles|layout|landing|verification|products',
  money: 'offers|kfs|applications|lenders|consents|options|form|profile|score|asked|refusals|rules|replay',
  kinds: 'kind|kind-[\\w-]+',
  more: 'business|calculator|cards|contact-change|enquiry|gold|handover|help|housing|insurance|legal|loan|merchant|our-lenders|outbox|privacy|retention|sign-ins|tickets|vouchers|welcome',
  guides: 'guides|guide-titles',
  find: 'page-help|palette-words',
  office: 'admin|session-end|staff|staff-titles|staff-rules|table|work-list|metrics|figures|command',
  desks:
    'approvals|audit|brand-studio|credit-cards|criteria|csr|dated|eligibility|enquiry-desk|erasure-desk|fact-sheet|file-columns|funnel-report|imports|internal-report|lender-matters|lenders-admin|merchants-admin|messaging|partners-admin|payment-runs|reconciliation|revenue|staff-admin|staff-link|status-words|telecalling|tracking-links|ticket-desk',
  'partner-first': 'partner|partner-home|partner-offering',
  partner: 'partner-[\\w-]+',
}

/**
 * Small screens of which one leads to another, and that bring the same libraries, in one file instead of one each: a light
 * screen beside a heavy one would fetch its forms.
 */
const TOGETHER = {
  guides: ['customer/guides', 'customer/guides/(business-loan|credit-cards|home-loan|personal-loan)'],
  offers: ['customer/user/(offers|offer-detail)'],
  details: ['customer/user/(business-detail|user-detail)'],
  lenders: ['customer/user/lender-(journey|submit)'],
  help: ['customer/(need-help|outbox)'],
  ways: ['customer/(auth|redirect|socialmedia-onboarding|transfer)', 'customer/user/lender-declined'],
  reading: ['customer/(our-lenders|privacy-policy)'],
  doors: ['(admin|partner)/(login|set-password)', 'admin/forgot-password'],
  lost: ['(admin|partner)/not-found'],
  reports: ['admin/(customers-journey|internal-report|products-report|vendors-on-off|vendors-products-report)'],
  files: ['admin/(application-status-file|commission-upload-file|mis-upload)'],
  finance: ['admin/(payment-runs|reconciliation)'],
  access: ['admin/(approvals|customer-info-deletion)'],
  support: ['admin/(loan-enquiries|telecalling|tickets)', 'admin/telecalling/team'],
  selling: ['partner/(product-offering|referral)'],
  questions: ['partner/communication', 'partner/communication/[\\w-]+'],
  answers: ['partner/(faqs|marketing-support)', 'partner/faqs/[\\w-]+'],
  own: ['partner/(custom-funnel|settings)'],
}
export const SMALL_SCREENS = Object.entries(TOGETHER).map(([use, folders]) => ({
  name: `screens-${use}`,
  test: new RegExp(`/src/areas/(${folders.join('|')})/[^/]+$`),
}))

/**
 * Screens of the back office, and those that few customers open, fetch the scripts they share when they open: naming them
 * all in the first script would cost every visitor.
 */
export const SELDOM = new RegExp(
  `/(${[
    'AdminLayout',
    'PartnerLayout',
    'CustomerMasqueradeBar',
    'TransferOffer',
    ...foldersOf('seldom')
      .flatMap((folder) => readdirSync(`${import.meta.dirname}/../../src/areas/${folder}`))
      .flatMap((file) => /^(\w+Page)\.tsx$/.exec(file)?.[1] ?? []),
    ...SMALL_SCREENS.flatMap(({ name, test }) =>
      foldersOf('often').some((folder) => test.test(`/src/areas/${folder}/Page`)) ? [] : [name],
    ),
  ].join('|')})-[\\w-]+\\.js$`,
)

interface Graph {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

/** What a screen, or the frame around it, is: where the way up from a module ends. */
const SCREEN = /\/src\/(?:areas\/(customer|admin|partner)\/.*Page|app\/(?:layouts\/\w*(?:Layout|Frame)|\w+))\.tsx?$/

/** The frames of the back offices; beside them stand the customers'. */
const OFFICE_FRAME = /\/src\/app\/layouts\/(?:(?:Admin|Partner)Layout|BackOfficeFrame|LoginFrame)\.tsx$/

/** Where the work in a back office begins: what these two screens need comes with the frame, and nothing else does. */
const HOME = /\/src\/areas\/(?:admin\/dashboard\/DashboardPage|partner\/home\/PartnerHomePage)\.tsx$/

const DASHBOARD = /\/src\/areas\/admin\/dashboard\/DashboardPage\.tsx$/

/** The screens that a module is part of: those that import it, at once or later, by however many steps. */
function screensOf(id: string, graph: Graph): string[] {
  const seen = new Set([id])
  const screens: string[] = []
  for (const each of seen) {
    if (SCREEN.test(each)) screens.push(each)
    else {
      const info = graph.getModuleInfo(each)
      for (const importer of [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])]) seen.add(importer)
    }
  }
  return screens
}

/** Of the theme's library, what asks fields for the names of their classes: nobody uses it, and it would bring the fields. */
const UNUSED = /@mui\/material\/styles\/enhanceHighContrast/

/** Whether a back office's frame, or the administrators' first screen, cannot be drawn without a module. */
function drawnAtOnce(id: string, graph: Graph): boolean {
  const seen = new Set([id])
  for (const each of seen) {
    if (OFFICE_FRAME.test(each) || DASHBOARD.test(each)) return true
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) if (!UNUSED.test(importer)) seen.add(importer)
  }
  return false
}

/** The file of small screens that alone need a module. */
function togetherOf(id: string, graph: Graph): string | null {
  if (Object.values(EVERYWHERE).some((pattern) => pattern.test(id))) return null
  const screens = screensOf(id, graph)
  const file = SMALL_SCREENS.find(({ test }) => screens.every((each) => test.test(each)))
  return (screens.length > 0 && file?.name) || null
}

/** Libraries that a light screen does without: what needs one comes apart from what does not. */
const HEAVY = {
  ui: /node_modules\/@(mui|emotion)\//,
  form: /node_modules\/(react-hook-form|@hookform)\//,
  schema: /node_modules\/(yup|property-expr|tiny-case|toposort)\//,
}

/** The heavy libraries that come with a module. */
function brought(id: string, graph: Graph): readonly string[] {
  const seen = new Set([id])
  for (const each of seen) for (const imported of graph.getModuleInfo(each)?.importedIds ?? []) seen.add(imported)
  return Object.entries(HEAVY).flatMap(([name, pattern]) =>
    [...seen].some((each) => pattern.test(each)) ? [name] : [],
  )
}

/** The heaviest of them; `fields` are those of forms that bring two. */
function heaviest(libraries: readonly string[]): string | undefined {
  return libraries.includes('ui') && libraries.includes('form') ? 'fields' : libraries[0]
}

/**
 * What several screens share comes in a few files instead of hundreds: by the areas whose screens they are and by weight.
 * A back office's frame and first screen share nothing with the rest.
 */
function sharedBy(id: string, graph: Graph): string {
  const screens = screensOf(id, graph)
  const of = (pattern: RegExp) => screens.filter((each) => pattern.test(each)).length
  const [admin, partner] = [of(/\/src\/areas\/admin\//), of(/\/src\/areas\/partner\//)]
  const office = admin + partner + of(OFFICE_FRAME)
  const libraries = brought(id, graph)
  if (office < screens.length)
    return [office > 0 ? 'common' : 'customer', heaviest(libraries)].filter(Boolean).join('-')
  const atHome = of(OFFICE_FRAME) + of(HOME) > 0
  const area = atHome ? 'office' : partner === 0 ? 'admin' : admin === 0 ? 'partner' : 'desks'
  // A screen that only shows does without forms, their rules and their library.
  return libraries.includes('form') || libraries.includes('schema') ? `${area}-form` : area
}

/** What so many screens need of the back offices' library comes with the theme where their frame needs it, else as `parts`. */
const MANY = 4
/** What the library's components are made of. */
const SMALL_PARTS = /node_modules\/(@mui\/utils|@popperjs)\//
/** What belongs into these two whoever needs it. */
export const EVERYWHERE = {
  'signed-in': new RegExp(SIGNED_IN.join('|')),
  theme: new RegExp([...THEME, 'node_modules/@mui/material/(styles|CssBaseline)'].join('|')),
}

/**
 * The file of a module that several files need. Two of them every screen but the first ones has: `signed-in` and, where the
 * back offices' library is needed, `theme`.
 */
function fileOf(id: string, graph: Graph): string {
  if (EVERYWHERE['signed-in'].test(id)) return 'signed-in'
  if (EVERYWHERE.theme.test(id)) return 'theme'
  const ofMany = id.includes('node_modules/@mui/material/') && screensOf(id, graph).length >= MANY
  const shared = ofMany || SMALL_PARTS.test(id) ? 'common-ui' : sharedBy(id, graph)
  if (shared === 'common-ui') return drawnAtOnce(id, graph) ? 'theme' : 'parts'
  return shared === 'common' ? 'signed-in' : shared
}

/** Which modules come in one file. The first group that takes a module has it. */
export const groups = [
  ...LOCALES.flatMap((language) =>
    Object.entries(WORDS).map(([use, names]) => ({
      name: `${use}-${language}`,
      test: new RegExp(`/locales/${language}/(${names})\\.json$`),
    })),
  ),
  { name: 'first', test: new RegExp(FIRST_LOAD.join('|')) },
  { name: togetherOf, debugName: 'together', test: /./ },
  // Seldom, and each a few lines.
  {
    name: 'office-dialogs',
    test: /\/src\/(app\/layouts\/(MenuDrawer|PartnerCodeDialog|HelpDialog|command\/KeysDialog)|ui\/figures\/PassportCard|features\/staff-factor\/CodeDialog)\.tsx$|node_modules\/@mui\/material\/(Drawer|Slide)\//,
  },
  {
    name: 'toasts',
    test: /node_modules\/react-toastify\/|\/src\/app\/(toast-stack\.css|toasts\/(ToastStack|use-toasts-turned)\.)/,
  },
  { name: 'brands', test: /\/src\/contract\/brands\// },
  { name: fileOf, debugName: 'shared', test: /./, minShareCount: 2 },
]
