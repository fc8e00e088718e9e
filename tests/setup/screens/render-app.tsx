import type { UserEvent } from '@testing-library/user-event'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '#src/app/App.tsx'
import { BASE_TEXTS } from '#src/app/base-texts.ts'
import { pageAt, routesOf } from '#src/app/route-table.ts'
import { SCREENS } from '#src/app/screens.ts'
import { styleCache } from '#src/brand/style-cache.ts'
import type { Brand, HostFlavour, ProductKindName } from '#src/contract/brands/brand.ts'
import { REGISTRY } from '#src/contract/brands/registry-book.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import { INVENTED_COMPANY } from '#src/contract/entities/shared/company.ts'
import type { Company, Processor } from '#src/contract/entities/shared/company.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { forgetTyped } from '#src/features/profile/saving/use-autosave.ts'
import { endSignIn } from '#src/features/sign-in/pending-code.ts'
import { provideBoot } from '#src/lib/boot.ts'
import { queryClient } from '#src/lib/http/query.ts'
import { i18n } from '#src/lib/i18n.ts'
import { forgetRecent } from '#src/lib/office/recent.ts'
import { resetRestore } from '#src/lib/session/session-restore.ts'
import { NEW_SESSION, patchSession } from '#src/lib/session/session-store.ts'
import type { Browser } from '../browser.ts'
import { onLeave, openIn, testServer } from '../others/network.ts'
import type { TestServer } from '../server.ts'
import { haveTexts } from '../texts.ts'
import { quickUser } from './quick-user.ts'
import { keepVisibleStyles } from './visible-styles.ts'

export { network, on, testServer } from '../others/network.ts'

export type Actor = 'consumerA' | 'consumerB' | 'admin1' | 'admin2' | 'admin3' | 'partnerA' | 'partnerB'

const MOBILES = { consumerA: '9876543210', consumerB: '9876501234' } as const
const SIDS = { customer: '__Host-sid', admin: '__Host-asid', partner: '__Host-psid' } as const

export interface RenderAppOptions {
  /** Who is signed in before the page opens; nobody by default. */
  actor?: Actor
  /** A browser that has been here before: its cookies, and with them its sessions. */
  as?: Browser
  language?: Locale
  brand?: string
  /** What the brand's partner offers; all of it by default. */
  kinds?: readonly ProductKindName[]
  /** Whom its customers may ask. */
  support?: Brand['support']
  flavour?: HostFlavour
  /** Whose site it is, for real: nothing says that it is a demonstration. */
  company?: Company
  processors?: readonly Processor[]
  /** What the customer has chosen already; null = nothing yet. */
  productType?: string | null
  /** What the tab still has in its storage from the page before. */
  stored?: Record<string, string>
  /** Called with the signed-in browser before the page opens. */
  prepare?: (signedIn: SignedIn) => Promise<void>
}

export interface SignedIn {
  browser: Browser
  /** Of the customer, 0 = nobody is signed in as one. */
  userId: number
  server: TestServer
}

export interface RenderedApp extends SignedIn {
  user: UserEvent
}

keepVisibleStyles(styleCache.sheet)

let root: Root | undefined

/** Opens the whole product at an address, over the real API. Its first screen is loaded, not yet drawn. */
export async function renderApp(path: string, options: RenderAppOptions = {}): Promise<RenderedApp> {
  const { actor, language = 'en', brand = 'cl', flavour = 'marketplace', prepare } = options
  const here = await testServer()
  const browser = options.as ?? here.browser()
  leavePage()
  openIn(browser)
  const userId = actor ? await signIn(here, browser, actor, options.productType) : 0
  const signedIn = { browser, userId, server: here }
  await prepare?.(signedIn)

  for (const [name, value] of Object.entries(options.stored ?? {})) window.sessionStorage.setItem(name, value)
  provideBoot({
    brand: {
      ...REGISTRY.find(brand),
      ...(options.kinds && { kinds: options.kinds }),
      ...(options.support && { support: options.support }),
    },
    flavour,
    language,
    mode: 'test',
    hasSession: {
      customer: browser.cookies.has(SIDS.customer),
      admin: browser.cookies.has(SIDS.admin),
      partner: browser.cookies.has(SIDS.partner),
    },
    company: options.company ?? INVENTED_COMPANY,
    processors: options.processors ?? [],
    sandbox: options.company === undefined,
    noticeVersion: CONSENT_VERSIONS.privacy_notice,
    year: istDay(here.clock.now()).slice(0, 4),
    published: await publishedNow(here),
  })
  await haveTexts(language, BASE_TEXTS)
  reportMissingTexts()
  document.documentElement.lang = language
  window.history.pushState(null, '', path)
  await SCREENS[pageAt(routesOf(flavour, 'test'), window.location.pathname)].preload()
  const container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container, { onCaughtError: () => undefined })
  root.render(
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  )
  return { ...signedIn, user: quickUser() }
}

/** A text that no dictionary has: its key would stand on screen. Keys made of a status pass every check before this one. */
function reportMissingTexts(): void {
  i18n.options.parseMissingKeyHandler = (key: string, byDefault?: string) => {
    if (byDefault === undefined) globalThis.console.error(`a text is missing: ${key}`)
    return byDefault ?? key
  }
}

async function signIn(
  here: TestServer,
  own: Browser,
  actor: Actor,
  productType: string | null = 'Personal Loans',
): Promise<number> {
  if (actor === 'consumerA' || actor === 'consumerB') {
    const { userId, prospectAppId } = await here.signInCustomer({ browser: own, destination: MOBILES[actor] })
    await own.call('saveCookie', { body: { name: 'prospectAppId', value: prospectAppId } })
    if (productType) await own.call('saveCookie', { body: { name: 'productType', value: productType } })
    return userId
  }
  const signedIn =
    actor === 'partnerA' || actor === 'partnerB'
      ? await here.signInPartner(actor === 'partnerA' ? 'a' : 'b')
      : await here.signInAdmin(actor === 'admin1' ? 1 : actor === 'admin2' ? 2 : 3)
  for (const [name, value] of signedIn.browser.cookies) own.cookies.set(name, value)
  own.token = signedIn.browser.token
  return 0
}

/** What is on offer as this page opens: the tests change lenders behind the server's back. */
async function publishedNow({ deps }: TestServer) {
  await deps.published.refresh()
  return deps.published.get()
}

/** The rules of the screens before: every look at a style goes through all there are. */
function forgetStyles(): void {
  styleCache.sheet.flush()
  styleCache.inserted = {}
  styleCache.registered = {}
}

/** What a page keeps in memory ends with it. */
function leavePage(): void {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
  forgetStyles()
  patchSession(NEW_SESSION)
  resetRestore()
  queryClient.clear()
  endSignIn()
  forgetTyped()
  forgetRecent()
  window.sessionStorage.clear()
  window.localStorage.clear()
}

/** A message that came too late for its page waits for the next one. */
async function endMessages(): Promise<void> {
  const { toast } = await import('react-toastify/unstyled')
  toast.dismiss()
}

onLeave(leavePage)
onLeave(endMessages)
