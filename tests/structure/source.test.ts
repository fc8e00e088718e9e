import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'
import type { SourceFile } from './source-files.ts'

const PRODUCT = ['src', 'server'].flatMap((folder) => sourceFiles(folder, /\.(tsx?|mjs|css|json)$/))
const CODE = PRODUCT.filter(({ path }) => /\.(tsx?|mjs)$/.test(path))

/** Where a pattern is found, as `file: match`, except in the files that may. */
const found = (files: readonly SourceFile[], pattern: RegExp, except: readonly string[] = []): string[] =>
  files
    .filter(({ path }) => !except.includes(path))
    .flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([match]) => `${path}: ${match}`))

describe('the source', () => {
  it('is all there', () => {
    expect(PRODUCT.length).toBeGreaterThan(300)
  })

  it('is finished where it is', () => {
    expect(found(CODE, /\b(?:TODO|FIXME|XXX|HACK)\b|lorem ipsum/gi)).toEqual([])
    expect(found(CODE, /(?:es|ox)lint-disable|@ts-(?:ignore|expect-error|nocheck)/g)).toEqual([])
  })

  it('never writes HTML from text', () => {
    const raw =
      /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|\beval\(|new Function\(|srcdoc/gi
    expect(found(CODE, raw)).toEqual([])
  })

  it('reads its settings in one file each', () => {
    expect(found(CODE, /process\.env\b/g, ['server/env.ts', 'server/start.mjs', 'server/build.mjs'])).toEqual([])
    expect(found(CODE, /import\.meta\.env\b/g, ['src/lib/env.ts'])).toEqual([])
  })

  it('keeps no secret where a script or another tab could read it', () => {
    const places = /(?:local|session)Storage\s*(?:\.setItem|\[)|indexedDB|window\.name\s*=/g
    expect(
      found(
        CODE.filter(({ path }) => path.startsWith('src/')),
        places,
        [
          'src/lib/remember.ts',
          'src/ui/table/remembered-look.ts',
          'src/lib/office/settings.ts',
          // Sealed: the key is the browser's, and no script can read it.
          'src/lib/drafts/sealed-drafts.ts',
        ],
      ),
    ).toEqual([])
  })

  it('writes every figure through the one place that knows how', () => {
    const screens = CODE.filter(({ path }) => /^src\/(?!contract\/).*\.tsx?$/.test(path))
    expect(found(screens, /Intl\.NumberFormat\(|\.toLocaleString\(|\.toFixed\(/g, ['src/lib/format.ts'])).toEqual([])
  })

  it('hides words for readers of the screen in one way: 1 is the whole width there, and the page scrolls sideways', () => {
    expect(found(CODE, /\bclipPath:|\bclip: 'rect/g)).toEqual([])
  })

  it('asks for no distance that no sheet knows', () => {
    const sheets = PRODUCT.filter(({ path }) => path.endsWith('.css')).map(({ text }) => text)
    const names = found(CODE, /className="[^"]+"/g).flatMap((each) => each.match(/(?<=[" ])(?:g|mt)\d+(?=[" ])/g) ?? [])
    expect(names.length).toBeGreaterThan(100)
    expect([...new Set(names)].filter((name) => !sheets.some((sheet) => sheet.includes(`.${name} {`)))).toEqual([])
  })

  it('names days in one place, which knows both languages', () => {
    expect(found(CODE, /Intl\.DateTimeFormat\(|\.toLocale(?:Date|Time)String\(/g)).toEqual([])
  })

  it('reckons with days in one place, which knows when they begin in India', () => {
    const byHand =
      /\bDate\.UTC\(|\.[gs]etUTC\w+\(|\.get(?:Month|Day|Date|Hours)\(|\+05:30|T00:00|T23:59|\.toISOString\(\)\.slice\(0, 10\)/g
    expect(found(CODE, byHand, ['src/contract/rules/calendar.ts'])).toEqual([])
    expect(found(CODE, /from 'dayjs/g, ['src/contract/rules/calendar.ts'])).toEqual([])
  })

  it('has one clock on the server', () => {
    const server = CODE.filter(({ path }) => path.startsWith('server/'))
    // The stamps of the log, and the first filling of a database, which has no clock yet.
    const apart = ['server/clock.ts', 'server/log.ts', 'server/seed/seed-base.ts']
    expect(found(server, /\bDate\.now\(\)|\bnew Date\(\)/g, apart)).toEqual([])
  })

  it('writes a path of three floors up from the root', () => {
    const tests = sourceFiles('tests', /\.tsx?$/)
    const climbs = [...CODE, ...tests].flatMap(({ path, text }) =>
      [...text.matchAll(/(?:from|import\(?) ?'((?:\.\.\/){3,}[^']+)'/g)]
        .filter(([, name = '']) => posix.join(posix.dirname(path), name).split('/')[0] === path.split('/')[0])
        .map(([, name = '']) => `${path}: ${name}`),
    )
    expect(climbs).toEqual([])
  })

  it('takes a percentage of money in one function, in whole numbers', () => {
    // x * percent / 100, its month and basis-point twins, as a fraction, and before any division; rounding to two decimals is none.
    const byHand = [
      /(?<!\* 100\)) \/ *\(?(?:100|1_?200|10_?000|120_?000|1e[24]|HUNDRED)\b/g,
      /(?<!\*)\* *(?:0?\.\d+|1\.\d+|1e-\d)|(?<![\w.])(?:0?\.\d+|1\.\d+|1e-\d) *\*/g,
      /\* *(?:\w+\.)*\w*(?:percent|pct|rate)\b(?![(.])/gi,
    ]
    const own = ['src/contract/rules/paise.ts', 'src/contract/finance/emi.ts']
    const noMoney = [
      // A rate in whole steps, decimals that are counted, a draw.
      'finance/offered-rate',
      'entities/earnings/lower-tax',
      'rules/contact/call-review',
      // Colours.
      'brands/tokens',
    ].map((name) => `src/contract/${name}.ts`)
    const others = [
      'src/areas/admin/customers-journey/CohortsCard.tsx',
      'server/http/shell/static-files.ts',
      'server/jobs/back-off.ts',
      'server/services/imports/shared/batch-size.ts',
      'server/db/repositories/imports/applications-like.ts',
    ]
    const code = CODE.filter(({ path }) => !path.startsWith('src/features/marketing/')).map(({ path, text }) => ({
      path,
      text: text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
    }))
    const except = [...own, ...noMoney, ...others]
    expect(byHand.flatMap((pattern) => found(code, pattern, except))).toEqual([])
  })

  it('takes typed text down to digits in the one place that knows every way to write them', () => {
    const byHand = /\.replace(?:All)?\(\s*\/(?:\\D|\[\^(?!a-z)[^\]]*(?:0-9|\\d))|०-९|\b0x0966\b|\\u0966/g
    expect(found(CODE, byHand, ['src/contract/rules/typed.ts'])).toEqual([])
  })

  it('makes its forms in one way', () => {
    const screens = CODE.filter(({ path }) => path.startsWith('src/'))
    // The value that is edited in its place saves at once; the light twin is for the two forms of signing in alone.
    const apart = ['src/ui/inline/InlineField.tsx', 'src/ui/form/LightForm.tsx']
    const element = /<form\b|component="form"|\bonSubmit=\{(?!onSubmit\}|onCreate\}|answer\.mutateAsync\})/g
    expect(found(screens, element, ['src/ui/form/Form.tsx', ...apart])).toEqual([])
    // The steps of a profile save themselves field by field; the simulator of slabs sends nothing.
    const hooks = [
      'src/ui/form/use-contract-form.ts',
      'src/features/profile/use-step-form.ts',
      'src/features/lender-revenue/SlabSimulator.tsx',
    ]
    expect(found(screens, /\buseForm[<(]/g, hooks)).toEqual([])
    const light = ['src/features/sign-in/SignInForm.tsx', 'src/features/sign-in/CodeForm.tsx']
    expect(found(screens, /\buseLightForm[<(]/g, ['src/ui/form/use-light-form.ts', ...light])).toEqual([])
    expect(found(screens, /(?:function|const) problemsOf\b/g)).toEqual(['src/lib/problems.ts: function problemsOf'])
  })

  it('asks the server in hooks: a component calls one by its name', () => {
    const components = CODE.filter(({ path }) => /^src\/.*\.tsx$/.test(path))
    expect(components.length).toBeGreaterThan(500)
    expect(found(components, /import \{[^}]*\buse[A-Z]\w*[^}]*\} from '@tanstack\/react-query'/g)).toEqual([])
  })

  it('names the key of a call that a query makes in one place', () => {
    const asked = CODE.filter(({ path }) => path.startsWith('src/')).flatMap(({ path, text }) =>
      [
        ...text.matchAll(
          /queryKey: [^\n]+\s+queryFn: (?:async )?\([^)]*\) =>\s*(?:\{\s*const [^=]+= )?\(?(?:await )?call\('(\w+)'/g,
        ),
      ].map(([, call]) => ({ path, call })),
    )
    expect(asked.length).toBeGreaterThan(100)
    const again = asked.filter(({ call }, at) => asked.findIndex((each) => each.call === call) !== at)
    // Of one product, and of all: two lists, each of which makes the links that it misses.
    expect(again.map(({ call }) => call)).toEqual(['listTrackingLinks'])
  })

  it('shows a few choices side by side in one way each: as chips, or as one bar', () => {
    const back = CODE.filter(({ path, text }) => path.endsWith('.tsx') && text.includes("from '@mui/material/"))
    const rows = /<ToggleButtonGroup\b|<button\b[^>]*\baria-pressed|<Chip\b[^>]*\baria-pressed/g
    expect(
      found(back, rows)
        .map((each) => each.split(': ')[0])
        .sort(),
    ).toEqual(['src/ui/ChoiceGroup.tsx', 'src/ui/FilterChips.tsx'])
    const light = CODE.filter(({ path, text }) => path.endsWith('.tsx') && !text.includes("from '@mui/material/"))
    expect(found(light, /aria-pressed/g)).toEqual(['src/ui/ChoiceChips.tsx: aria-pressed'])
  })

  it('opens other sites without handing them our window', () => {
    const unsafe = CODE.filter(({ text }) => /target="_blank"/.test(text) && !/rel="[^"]*noopener/.test(text))
    expect(unsafe.map(({ path }) => path)).toEqual([])
  })

  it('writes every page of its own with the letters of each language', () => {
    const pages = CODE.filter(({ path, text }) => path.startsWith('server/http/') && text.includes('<!doctype html>'))
    expect(pages.length).toBeGreaterThan(1)
    const bare = pages.flatMap(({ path, text }) =>
      text
        .split('<!doctype html>')
        .slice(1)
        .filter((page) => !/<style[^>]*>\$\{lettersOf\(/.test(page))
        .map(() => path),
    )
    expect(bare).toEqual([])
  })

  it('asks other servers in one place, which knows how long and how often', () => {
    const server = CODE.filter(({ path }) => /^server\/(?!adapters\/outgoing\/).*\.(ts|mjs)$/.test(path))
    // The method of the product itself, and what browsers ask us.
    const own = [
      'server/app.ts',
      'server/dev.ts',
      'server/http/api.ts',
      'server/http/shell/html.ts',
      'server/http/pages/offline-page.ts',
    ]
    expect(found(server, /(?<![.\w])fetch\(/g, own)).toEqual([])
    const calls =
      /globalThis\.fetch|from '(?:node:)?(?:dns|tls|http2|undici)(?:\/promises)?'|\b(?:https?|request\w*)\.request\(|\{[^}]*\b(?:request|get|connect|createConnection)\b[^}]*\} from 'node:(?:https?|net)'/g
    expect(found(server, calls)).toEqual([])
    expect(found(server, /\bcreateTransport\(/g, ['server/adapters/mail/smtp-mailer.ts'])).toEqual([])
  })

  it('reaches a customer in one place, which asks whether it may', () => {
    // Codes, and the word that a sign-in has changed or is to change; whoever is no customer: staff, partners, merchants, strangers.
    const apart = [
      'server/services/identity/public/otp-code.ts',
      'server/services/identity/notify-of-contact.ts',
      'server/services/callers/notify-of-contact-change.ts',
      'server/services/callers/notify-requester-of-contact-change.ts',
      'server/services/leads/notify-named-person.ts',
      'server/services/leads/send-link-news.ts',
      'server/services/support/shared/notify-visitor.ts',
      'server/services/support/notify-grievance-officer.ts',
      // Of whoever has no account, and of partners; customers are reached as everywhere.
      'server/services/support/shared/notify-requester.ts',
      'server/services/merchants/notify-merchant.ts',
      'server/services/paying/send-tax-news.ts',
      'server/services/onboarding/send-pan-news.ts',
      'server/services/onboarding/send-standing-news.ts',
      'server/services/approvals/notify-requester.ts',
      'server/services/approvals/send-alone-news.ts',
      'server/services/staff/shared/notify-of-factor.ts',
      'server/services/messages/test-campaign.ts',
      'server/services/staff/shared/send-staff-link.ts',
      'server/services/partners/send-partner-week.ts',
      'server/services/support/notify-partner-of-answer.ts',
      'server/services/partners/notify-account-change.ts',
      ...['paid', 'reversed', 'slabs', 'terms'].map((news) => `server/services/earnings/send-${news}-news.ts`),
    ]
    const ways = ['contact-customer', 'send-by-channel', 'send-text'].map(
      (name) => `server/services/messages/${name}.ts`,
    )
    const services = CODE.filter(({ path }) => path.startsWith('server/') && !path.startsWith('server/adapters/'))
    const sends = /\b(?:mail|sms|telephony)\.(?:send|call)\(|\bsend(?:Text|ByChannel)\(/g
    expect(found(services, sends, [...apart, ...ways, 'server/services/calls/dial-call.ts'])).toEqual([])
    const asking = ['server/services/messages/contact-customer.ts', 'server/services/calls/dial-call.ts']
    for (const path of asking)
      expect([
        path,
        found(
          CODE.filter((each) => each.path === path),
          /\bmayContact\(/g,
        ),
      ]).toEqual([path, [`${path}: mayContact(`]])
  })
})
