import './office-form-Deh-hoPk.js'
import { i as I, n as te, r as L } from './AdminLayout-DpHAlIiE.js'
import {
  Ct as V,
  St as H,
  Y as ae,
  Z as oe,
  dt as se,
  mt as ce,
  nt as U,
  ot as le,
  st as ue,
  wt as de,
} from './common-schema-TiEP0qb9.js'
import {
  Fr as c,
  Hn as l,
  Ht as u,
  Mn as d,
  Mr as f,
  Nn as p,
  Pt as m,
  S as h,
  Sr as g,
  ci as _,
  da as v,
  hi as y,
  ia as b,
  ir as x,
  mi as S,
  nr as ee,
  or as C,
  pi as w,
  pr as T,
  s as E,
  si as D,
  u as O,
  ui as k,
  vi as A,
} from './first-CL_AHFyg.js'
import { Gt as ne, Vt as R, Wt as z, gt as re, ht as ie, wt as B } from './office-0J8ZDQL6.js'
import { $ as o, Q as s } from './parts-Clelj3dw.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { dn as j, ht as M, in as N, pt as P, vt as F } from './signed-in-DHQU3WVe.js'
import { U as t, c as n, g as r, h as i, p as a } from './theme-CBDEJsnh.js'
var W = e(v(), 1),
  G = (e) => e.normalize(`NFKD`).toLocaleLowerCase().replaceAll(/\p{M}/gu, ``),
  K = (e) =>
    G(e)
      .split(/[\s/-]+/)
      .filter(Boolean)
function fe({ name: e, words: t = `` }, n) {
  let r = K(n),
    i = K(`${e} ${t}`),
    a = G(`${e} ${t}`)
  return r.every((e) => a.includes(e))
    ? G(e).startsWith(G(n.trim()))
      ? 0
      : r.every((e) => i.some((t) => t.startsWith(e)))
        ? 1
        : 2
    : null
}
function pe(e, t) {
  return t.trim() === ``
    ? [...e]
    : e
        .map((e) => ({ entry: e, fit: fe(e, t) }))
        .filter((e) => e.fit !== null)
        .sort((e, t) => e.fit - t.fit)
        .map(({ entry: e }) => e)
}
var q = l()
function me({ id: e, entry: n, typed: r, active: i, onPoint: a, onRun: o }) {
  return (0, q.jsxs)(t, {
    id: e,
    role: `option`,
    'aria-selected': i,
    'aria-disabled': n.run === null || void 0,
    onMouseMove: a,
    onClick: o,
    onMouseDown: (e) => e.preventDefault(),
    sx: ({ vars: { palette: e } }) => ({
      display: `flex`,
      flexDirection: `column`,
      justifyContent: `center`,
      minHeight: 44,
      px: 5,
      py: 1.5,
      borderLeft: `3px solid transparent`,
      cursor: n.run ? `pointer` : `default`,
      overflowWrap: `anywhere`,
      ...(i && { backgroundColor: e.brand.tint100, borderLeftColor: e.brand.line }),
    }),
    children: [
      (0, q.jsx)(t, {
        component: `span`,
        sx: { fontWeight: 500, lineHeight: 1.4 },
        children: (0, q.jsx)(he, { text: n.name, part: r.trim() }),
      }),
      n.detail &&
        (0, q.jsx)(t, {
          component: `span`,
          sx: { fontSize: `0.8125rem`, lineHeight: 1.4, color: `text.secondary` },
          children: n.detail,
        }),
    ],
  })
}
function he({ text: e, part: n }) {
  let r = n === `` ? -1 : e.toLocaleLowerCase().indexOf(n.toLocaleLowerCase())
  return r < 0
    ? e
    : (0, q.jsxs)(q.Fragment, {
        children: [
          e.slice(0, r),
          (0, q.jsx)(t, {
            component: `u`,
            sx: { textUnderlineOffset: 3, fontWeight: 700 },
            children: e.slice(r, r + n.length),
          }),
          e.slice(r + n.length),
        ],
      })
}
var J = {
    application: [`csr-portal`],
    ticket: [`ticket-desk`, `internal-report`],
    lender: [`lenders`],
    partner: [`partners`],
    merchant_request: [`merchant-management`],
    payout_month: [`partners`],
    payment: [`partners`],
    batch: [`application-status-file`],
    batch_mis: [`mis-upload`],
    batch_commission: [`commission-upload-file`],
    batch_bank: [`payment-runs`],
    payment_run: [`payment-runs`],
    lead: [`tracking-links`, `csr-portal`],
    erasure: [`customer-info-deletion`, `csr-portal`],
    statement: [`csr-portal`],
    enquiry: [`loan-enquiries`, `csr-portal`],
    bill: [`reconciliation`],
    card: [`credit-cards`],
    staff: [`user-management`],
  },
  ge = Object.keys(J),
  _e = U({
    kind: V().oneOf(ge).defined(),
    id: V().defined(),
    name: V().defined(),
    product: V().nullable().defined(),
    lender: V().nullable().defined(),
    lender_id: H().nullable().defined(),
    partner: V().nullable().defined(),
    status: V().nullable().defined(),
    amount: H().nullable().defined(),
    day: ae().nullable().defined(),
    month: V().nullable().defined(),
    on: de().nullable().defined(),
  })
U({ found: oe(_e) })
var ve = 2,
  ye = /^(?=.*\d)[A-Z0-9][A-Z0-9/-]{4,39}$/,
  Y = `[23456789A-HJ-NP-TW-Z]`
function be(e) {
  let t = e.trim(),
    n = t.replaceAll(/\s/g, ``),
    r = n.toUpperCase(),
    i = /^CL-?(\d{1,12})$/.exec(r)?.[1] ?? /^\d{5,12}$/.exec(r)?.[0],
    a = /^CLT-?(\d{1,12})$/.exec(r)?.[1],
    o = RegExp(`^MR-?(${Y}{8})$`).exec(r)?.[1],
    s = /^LD-?(\d{1,12})$/.exec(r)?.[1],
    c = /^CLE-?(\d{1,12})$/.exec(r)?.[1],
    l = /^KFS-?(\d{1,12})$/.exec(r)?.[1],
    u = RegExp(`^LE-?(${Y}{8})$`).exec(r)?.[1],
    d = /^(?:RUN)?#?(\d{1,9})$/.exec(r)?.[1],
    f = xe(r),
    p = /^#?(\d{1,9})$/.exec(r)?.[1]
  return {
    ...(i !== void 0 && { application: `CL-${i}` }),
    ...(a !== void 0 && { ticket: B(a) }),
    ...(o !== void 0 && { merchant_request: `MR-${o}` }),
    ...(s !== void 0 && { lead: `LD-${s}` }),
    ...(c !== void 0 && { erasure: `CLE-${c.padStart(6, `0`)}` }),
    ...(l !== void 0 && { statement: `KFS-${l}` }),
    ...(u !== void 0 && { enquiry: `LE-${u}` }),
    ...(d !== void 0 && Number(d) > 0 && { payment_run: Number(d) }),
    ...(f !== null && { month: f }),
    ...(ye.test(r) && { foreign: [...new Set([n, r])] }),
    ...(p !== void 0 && Number(p) > 0 && { batch: Number(p) }),
    ...(t.length >= ve && /\p{L}/u.test(t) && { name: t }),
  }
}
function xe(e) {
  let [, t, n] = /^(20\d\d)[-/]?(0[1-9]|1[0-2])$/.exec(e) ?? []
  if (t !== void 0 && n !== void 0) return `${t}-${n}`
  let [, r, i] = /^(0?[1-9]|1[0-2])[-/](20\d\d)$/.exec(e) ?? []
  return r === void 0 || i === void 0 ? null : `${i}-${r.padStart(2, `0`)}`
}
var Se = (e) => Object.keys(e).length > 0,
  Ce = 250
function we(e, t) {
  let n = ce(e).slice(0, 80),
    [r, i] = (0, W.useState)(``)
  ;(0, W.useEffect)(() => {
    let e = setTimeout(() => i(n), Ce)
    return () => clearTimeout(e)
  }, [n])
  let a = Object.values(J).some((e) => e.some((e) => p(t, e))) && n !== `` && Se(be(n)),
    {
      data: o,
      error: s,
      isFetching: c,
      refetch: l,
    } = j({
      queryKey: [`find`, r],
      queryFn: ({ signal: e }) => N(`findAnything`, { query: { text: r }, signal: e }),
      enabled: a && r === n,
    }),
    u = a && r === n
  return { found: u ? (o?.found ?? []) : [], waiting: a && (!u || c), error: u ? s : null, again: () => void l() }
}
function Te(e) {
  let t = e.trim(),
    n = t.replaceAll(/[\s()-]/g, ``).replace(/^(\+?91|0)(?=\d{10}$)/, ``)
  if (E(n)) return n
  let r = se(t)
  return le(r) && !ue(r) ? r : t.length <= 254 && O(t) ? t : null
}
function Ee(e, t, n) {
  let { kind: r, id: i, day: a, month: o } = e,
    s = a !== null && a < n,
    c = { preset: `custom_range`, from: a, to: a }
  switch (r) {
    case `application`:
    case `statement`:
      return _(D(`csr-portal`), { find: i })
    case `enquiry`:
      return p(t, `loan-enquiries`) ? D(`loan-enquiries/:ref`, { ref: i }) : _(D(`csr-portal`), { find: i })
    case `ticket`:
      return p(t, `ticket-desk`)
        ? D(`ticket-desk/:ref`, { ref: i })
        : s
          ? _(D(`internal-report`), { tab: `tickets`, show: `due`, ...c })
          : null
    case `lender`:
      return D(`lenders/:lenderId`, { lenderId: i })
    case `partner`:
      return D(`partners/:id`, { id: i })
    case `payout_month`:
    case `payment`:
      return _(D(`partners/:id`, { id: i }), { tab: `payouts`, month: o })
    case `merchant_request`:
      return _(D(`merchant-management`), { tab: `requests`, search: i })
    case `batch`:
      return _(D(`application-status-file`), { batch: i })
    case `batch_mis`:
      return _(D(`mis-upload`), { batch: i })
    case `batch_commission`:
      return _(D(`commission-upload-file`), { batch: i })
    case `batch_bank`:
      return D(`payment-runs`)
    case `payment_run`:
      return D(`payment-runs/:runId`, { runId: i })
    case `lead`:
      return p(t, `tracking-links`) ? _(D(`tracking-links`), { lead: i }) : _(D(`csr-portal`), { find: i })
    case `erasure`:
      return p(t, `customer-info-deletion`)
        ? _(D(`customer-info-deletion`), { request: i })
        : _(D(`csr-portal`), { find: i })
    case `card`:
      return _(D(`credit-cards`), { search: e.name })
    case `staff`:
      return _(D(`user-management`), { tab: `staff`, search: e.name })
    case `bill`:
      return _(D(`reconciliation`), { tab: `billing` })
  }
}
var De = `main [role="tab"], main button.MuiButton-root`,
  Oe = `table, [role="listbox"], [role="menu"], li, form`,
  X = (e) => (e.getAttribute(`aria-label`) ?? e.textContent).trim()
function Z() {
  return [...document.querySelectorAll(De)].filter(
    (e) =>
      !e.disabled &&
      e.getAttribute(`aria-disabled`) !== `true` &&
      e.getAttribute(`aria-selected`) !== `true` &&
      e.closest(Oe) === null,
  )
}
function ke() {
  let e = Z().map(X)
  return e
    .filter((t) => t !== `` && e.indexOf(t) === e.lastIndexOf(t))
    .map((e) => ({
      label: e,
      run: () =>
        Z()
          .find((t) => X(t) === e)
          ?.click(),
    }))
}
var Q = (e, t, n, r) => r.map((r) => ({ page: e, text: `${t}:${n}.${r}`, query: { tab: r } })),
  $ = (e, t, n, r) => n.map((n) => ({ page: e, text: `${t}:${n}`, ...(r && { query: r }) })),
  Ae = [
    ...Q(`lenders`, `lenders-admin`, `views`, [`list`, `sheet`]),
    ...$(`lenders`, `lenders-admin`, [`create.open`, `groups.create`, `needs.refused`, `signature.title`]),
    ...$(`vendors-on-off`, `lenders-admin`, [`signature.many`]),
    ...$(`lenders`, `lenders-admin`, [
      `tabs.details`,
      `tabs.charges`,
      `tabs.entity`,
      `tabs.criteria`,
      `tabs.revenue`,
      `tabs.words`,
      `tabs.offer`,
      `tabs.system`,
      `tabs.history`,
    ]),
    ...$(`lenders`, `criteria`, [`drafts.schedule`]),
    ...$(`lenders`, `revenue`, [`addTitle`, `editTitle`, `removeTitle`, `versions`]),
    ...$(`lenders`, `status-words`, [`addTitle`, `editTitle`, `explainTitle`]),
    ...$(`lenders`, `lender-matters`, [`settle.of`]),
    ...$(`lenders`, `dated`, [`callOffTitle`]),
    ...$(`credit-cards`, `credit-cards`, [`create.title`, `edit.title`, `result.title`]),
    ...Q(`customer-eligibility`, `eligibility`, `tabs`, [`figures`, `customer`, `logs`, `holds`]),
    ...$(`customer-eligibility`, `eligibility`, [`holds.liftTitle`], { tab: `holds` }),
    ...Q(`ticket-desk`, `ticket-desk`, `queue`, [
      `mine`,
      `unassigned`,
      `open`,
      `answered`,
      `waiting_lender`,
      `overdue`,
      `escalated`,
      `closed`,
    ]),
    ...$(`ticket-desk`, `ticket-desk`, [
      `close.title`,
      `reopen.title`,
      `escalate.title`,
      `evidence.title`,
      `merge.title`,
      `share.title`,
      `many.assignTitle`,
      `many.closeTitle`,
    ]),
    ...Q(`loan-enquiries`, `enquiry-desk`, `queue`, [`open`, `mine`, `overdue`, `passed`, `closed`]),
    ...$(`loan-enquiries`, `enquiry-desk`, [`close.title`, `pass.title`]),
    ...$(`csr-portal`, `csr`, [
      `identity.title`,
      `reveal.title`,
      `acts.screens.title`,
      `acts.erasure.title`,
      `acts.quiet.title`,
      `acts.takeBack.title`,
      `acts.ticket.title`,
      `acts.link.title`,
      `acts.nudge.title`,
      `acts.contact.title`,
      `acts.lostContact.title`,
    ]),
    ...Q(`customers-journey`, `funnel-report`, `tabs`, [`steps`, `stops`, `cohorts`, `cut`]),
    ...Q(`internal-report`, `internal-report`, `tab`, [`otp`, `lenders`, `revenue`, `liability`, `tickets`]),
    ...$(`internal-report`, `figures`, [`views.title`, `views.saveTitle`, `views.renameTitle`, `views.removeTitle`]),
    ...$(`customer-info-deletion`, `erasure-desk`, [
      `note.title`,
      `detail.title`,
      `decide.confirm.title`,
      `decide.refuse.title`,
    ]),
    ...Q(`user-management`, `staff-admin`, `tabs`, [`staff`, `review`, `people`, `activity`]),
    ...$(`user-management`, `staff-admin`, [
      `invite.title`,
      `acts.role.of`,
      `acts.suspend.of`,
      `acts.resume.of`,
      `acts.leave.of`,
      `acts.withdraw.of`,
      `acts.factor.of`,
      `acts.signIns.of`,
    ]),
    ...$(`user-management`, `audit`, [`restore.title`, `restore.deleted.title`], { tab: `activity` }),
    ...$(`my-sign-in`, `staff-admin`, [`money.title`]),
    ...$(`mis-upload`, `imports`, [
      `studio.paste.title`,
      `studio.replace.title`,
      `studio.reopen.title`,
      `errors.title`,
      `undo.title`,
    ]),
    ...Q(`reconciliation`, `reconciliation`, `tab`, [`lenders`, `chase`, `billing`]),
    ...$(`reconciliation`, `reconciliation`, [
      `decide.title`,
      `many.title`,
      `small.title`,
      `close.title`,
      `closing.title`,
      `settings.title`,
    ]),
    ...$(`reconciliation`, `reconciliation`, [`bill.makeTitle`, `bill.receiptTitle`, `bill.cancelTitle`], {
      tab: `billing`,
    }),
    ...$(`partners`, `partners-admin`, [`tabs.terms`, `tabs.steps`, `tabs.payouts`, `tabs.brand`, `tabs.people`]),
    ...$(`partners`, `partners-admin`, [`users.resetTitle`, `users.sendTitle`, `revenue.versions`]),
    ...$(`partners`, `partner-standing`, [`acts.active.title`, `acts.suspended.title`, `acts.left.title`]),
    ...$(`partners`, `partner-evidence`, [`decide.checked.of`, `decide.refused.of`, `correct.title`]),
    ...$(`partners`, `partner-payouts`, [
      `questions.title`,
      `answer.title`,
      `months.approve.title`,
      `release.title`,
      `takeBack.title`,
      `reverse.title`,
      `lower.note.title`,
      `lower.end.of`,
    ]),
    ...$(`partners`, `partner-reports`, [`explain.title`]),
    ...Q(`merchant-management`, `merchants-admin`, `tabs`, [`merchants`, `requests`]),
    ...$(`merchant-management`, `merchants-admin`, [`enter.title`, `request.title`]),
    ...$(`tracking-links`, `tracking-links`, [
      `many.title`,
      `sheet.title`,
      `stop.title`,
      `resume.title`,
      `history.title`,
    ]),
    ...Q(`payment-runs`, `payment-runs`, `tab`, [`next`, `runs`, `tax`]),
    ...$(`payment-runs`, `payment-runs`, [
      `make.title`,
      `check.ask`,
      `send.title`,
      `callOff.title`,
      `settle.paid.title`,
      `settle.returned.title`,
    ]),
    ...$(`payment-runs`, `imports`, [`studio.bankWords.dialog`]),
    ...$(`approvals`, `approvals`, [
      `asking.title`,
      `approve.ask`,
      `refuse.ask`,
      `takeBack.ask`,
      `rules.beginTitle`,
      `rules.endTitle`,
    ]),
    ...Q(`messaging`, `messaging`, `tabs`, [`messages`, `templates`]),
    ...$(`messaging`, `messaging`, [`act.startTitle`, `test.title`]),
    ...$(`messaging`, `messaging`, [`template.newTitle`, `template.editTitle`, `retire.title`], { tab: `templates` }),
  ],
  je = `palette-words`
function Me(e) {
  let [t = ``, n = ``] = e.split(`:`),
    r = x.getResource(x.language, t, n) ?? x.getResource(x.language, t, `${n}_other`)
  return typeof r == `string` ? r.replaceAll(/\{\{[^}]*\}\}/g, `…`) : void 0
}
var Ne = (e) =>
  k
    .map((t) => x.getResource(t, je, e))
    .filter((e) => typeof e == `string`)
    .join(` `)
function Pe(e) {
  let t = Ae.filter(({ page: t }) => p(e, t)),
    { t: n } = c(`staff-titles`)
  c([...new Set(t.map(({ text: e }) => e.split(`:`)[0] ?? ``))], { useSuspense: !1 })
  let [, r] = (0, W.useState)(!1)
  ;(0, W.useEffect)(() => {
    C(je)
      .then(() => r(!0))
      .catch((e) => g(`the words of the palette`, e))
  }, [])
  let i = b()
  return {
    parts: t.flatMap(({ page: e, text: t, query: r }) => {
      let a = Me(t)
      if (a === void 0) return []
      let o = r?.tab
      return [
        {
          id: `part-${t}-${e}`.replaceAll(/[^\w-]/g, `_`),
          group: `parts`,
          name: a,
          detail: n(h(A[e])),
          words: t.endsWith(`.${o ?? ``}`) ? Ne(`${e}/${o ?? ``}`) : ``,
          run: () => void i(_(D(e), r ?? {})),
        },
      ]
    }),
    wordsOf: Ne,
  }
}
function Fe({ role: e, onKeys: t, onLogout: n, found: r, typed: i }) {
  let { t: a, i18n: o } = c([`command`, `staff`, `staff-titles`, `applications`]),
    s = b(),
    [l] = (0, W.useState)(ke),
    { admin: m } = T(),
    g = te(m?.email ?? ``),
    { parts: _, wordsOf: v } = Pe(e),
    { compact: x, keys: C } = ne(),
    E = y(S(o.language)),
    O = ie(),
    k = l.map(({ label: e, run: t }, n) => ({ id: `here-${n}`, group: `here`, name: e, run: t })),
    j = d(e).map((e) => ({
      id: `page-${e}`,
      group: `pages`,
      name: a(h(A[e])),
      detail: a(`staff:groups.${A[e].menu?.group ?? `overview`}`),
      words: `${D(e).split(`/`).at(-1) ?? ``} ${v(e)}`,
      run: () => void s(D(e)),
    })),
    N = g.map(({ path: e, name: t }) => ({
      id: `recent-${e}`.replaceAll(/[^\w-]/g, `_`),
      group: `recent`,
      name: t,
      run: () => void s(e),
    })),
    P = (e, t, n, r = e) => ({ id: `office-${e}`, group: `office`, name: t, words: r, run: n }),
    I = [
      P(`rows`, a(x ? `acts.roomy` : `acts.compact`), () => z({ compact: !x })),
      P(`keys`, a(`acts.keys`), t, `shortcuts keyboard ?`),
      P(`single`, a(C ? `acts.keysOff` : `acts.keysOn`), () => z({ keys: !C }), `shortcuts`),
      P(`language`, w(E).name, () => void ee(E).catch(u)),
      P(`logout`, a(`staff:logout`), n, `log out sign out`),
    ],
    L = (e) => {
      let { kind: t, product: n, lender: r, partner: i, status: o, amount: s, day: c, month: l, on: u } = e,
        d = o === null ? null : a(t === `application` ? `applications:status.${o}` : `status.${o}`)
      return [
        a(`kinds.${t}`),
        n && a(`applications:productName.${n}`),
        r,
        i,
        l && F(l),
        s === null ? null : f(s),
        d,
        c && a(`days.${t}`, { day: M(c) }),
        u === null ? null : a(u ? `on` : `off`),
      ]
        .filter(Boolean)
        .join(` · `)
    },
    R = r.map((t) => {
      let n = Ee(t, e, O)
      return {
        id: `found-${t.kind}-${t.id}-${t.name}`.replaceAll(/[^\w-]/g, `_`),
        group: `records`,
        name: t.kind === `payment_run` ? a(`run`, { run: t.id }) : t.name,
        detail: n === null ? `${L(t)} · ${a(`noPage`)}` : L(t),
        run: n === null ? null : () => void s(n),
      }
    }),
    B = p(e, `csr-portal`) ? Te(i) : null,
    V =
      B === null
        ? []
        : [
            {
              id: `found-person`,
              group: `records`,
              name: a(`customer`),
              detail: a(`customerDetail`),
              run: () => void s(D(`csr-portal`), { state: re(B) }),
            },
          ]
  return { known: [...k, ...N, ...j, ..._, ...I], records: [...V, ...R] }
}
var Ie = [`here`, `recent`, `pages`, `parts`, `office`, `records`],
  Le = { application: `CL-240917`, ticket: `CLT-000104`, month: `2026-10` },
  Re = 6
function ze(e, t, n) {
  return e === `records` || (n && e !== `here` && e !== `parts`) ? t : n && e === `parts` ? [] : t.slice(0, Re)
}
function Be({ role: e, onClose: l, onKeys: u, onLogout: d }) {
  let { t: f } = c(`command`),
    p = (0, W.useId)(),
    [h, g] = (0, W.useState)(``),
    [_, v] = (0, W.useState)(null),
    [y, b] = (0, W.useState)(null),
    x = (0, W.useRef)(null),
    S = we(h, e),
    { known: ee, records: C } = Fe({ role: e, onClose: l, onKeys: u, onLogout: d, typed: h, found: S.found }),
    w = pe(ee, h),
    T = Ie.map((e) => ({
      group: e,
      entries: ze(e, e === `records` ? C : w.filter((t) => t.group === e), h.trim() === ``),
    })).filter(({ entries: e }) => e.length > 0),
    E = T.flatMap(({ entries: e }) => e),
    D = E.find((e) => e.id === _) ?? (h.trim() === `` ? void 0 : E[0]),
    O = (e) => `${p}-${e.id}`,
    k = (e) => {
      e?.run && (l(), e.run())
    }
  ;(0, W.useLayoutEffect)(() => {
    I((e, t) => {
      ;(g(e.slice(0, 80)), t && b(e.slice(0, 80)))
    })
  }, [])
  let A = (0, W.useEffectEvent)(() => k(D)),
    j = D !== void 0 || !S.waiting
  ;((0, W.useEffect)(() => {
    y === h && j && A()
  }, [y, h, j]),
    (0, W.useEffect)(() => {
      x.current?.querySelector(`[aria-selected="true"]`)?.scrollIntoView({ block: `nearest` })
    }, [D?.id]))
  let M = (e) => {
      let t = E[(e + E.length) % E.length]
      t && v(t.id)
    },
    N = (e) => {
      if (e.nativeEvent.isComposing) return
      let t = D ? E.indexOf(D) : -1
      if (e.key === `ArrowDown`) M(t + 1)
      else if (e.key === `ArrowUp`) M(t <= 0 ? E.length - 1 : t - 1)
      else if (e.key === `Enter` && j) k(D)
      else if (e.key === `Enter`) b(h)
      else return
      e.preventDefault()
    },
    F = S.waiting ? f(`searching`) : E.length === 0 ? f(`nothing`, Le) : f(`results`, { count: E.length })
  return (0, q.jsxs)(s, {
    open: !0,
    onClose: l,
    'aria-label': f(`title`),
    transitionDuration: 0,
    slotProps: {
      container: { sx: { alignItems: `flex-start` } },
      paper: { sx: { maxWidth: 640, mt: { xs: 0, sm: 9 }, maxHeight: { xs: `100%`, sm: `calc(100% - 96px)` } } },
    },
    children: [
      (0, q.jsxs)(t, {
        sx: {
          display: `flex`,
          alignItems: `center`,
          gap: 3,
          px: 5,
          minHeight: 64,
          borderBottom: 1,
          borderColor: `divider`,
        },
        children: [
          (0, q.jsx)(R, {}),
          (0, q.jsx)(o, {
            autoFocus: !0,
            fullWidth: !0,
            value: h,
            onChange: ({ target: e }) => {
              ;(g(e.value), v(null), b(null))
            },
            onKeyDown: N,
            placeholder: f(`placeholder`),
            inputProps: {
              role: `combobox`,
              'aria-label': f(`field`),
              'aria-expanded': !0,
              'aria-autocomplete': `list`,
              'aria-controls': `${p}-list`,
              'aria-activedescendant': D && O(D),
              autoComplete: `off`,
              spellCheck: !1,
              maxLength: 80,
            },
            sx: { fontSize: `1.0625rem`, minHeight: 44 },
          }),
          (0, q.jsx)(r, {
            'aria-label': f(`close`),
            onClick: l,
            sx: { width: 44, height: 44, mr: -2 },
            children: (0, q.jsx)(m, { name: `close` }),
          }),
        ],
      }),
      (0, q.jsx)(t, {
        ref: x,
        id: `${p}-list`,
        role: `listbox`,
        'aria-label': f(`title`),
        sx: { overflowY: `auto`, py: 2, flex: 1 },
        children: T.map(({ group: e, entries: n }) =>
          (0, q.jsxs)(
            t,
            {
              role: `group`,
              'aria-labelledby': `${p}-${e}`,
              children: [
                (0, q.jsx)(i, {
                  id: `${p}-${e}`,
                  variant: `caption`,
                  component: `div`,
                  role: `presentation`,
                  sx: { px: 5, pt: 2, pb: 1, fontWeight: 500, color: `text.secondary` },
                  children: f(`groups.${e}`),
                }),
                n.map((e) =>
                  (0, q.jsx)(
                    me,
                    { id: O(e), entry: e, typed: h, active: e === D, onPoint: () => v(e.id), onRun: () => k(e) },
                    e.id,
                  ),
                ),
              ],
            },
            e,
          ),
        ),
      }),
      S.error
        ? (0, q.jsxs)(t, {
            role: `alert`,
            sx: { display: `flex`, flexWrap: `wrap`, alignItems: `center`, gap: 3, px: 5, py: 2 },
            children: [
              (0, q.jsx)(i, { variant: `body2`, children: P(S.error) }),
              (0, q.jsx)(a, { size: `small`, variant: `outlined`, onClick: S.again, children: f(`again`) }),
            ],
          })
        : (S.waiting || E.length === 0) &&
          (0, q.jsx)(i, { variant: `body2`, sx: { px: 5, py: 3, color: `text.secondary` }, children: F }),
      (0, q.jsx)(t, { role: `status`, sx: n, children: F }),
      (0, q.jsxs)(t, {
        sx: (e) => ({
          display: { xs: `none`, sm: `flex` },
          flexWrap: `wrap`,
          alignItems: `center`,
          columnGap: 4,
          rowGap: 1,
          px: 5,
          py: 2,
          borderTop: `1px solid ${e.vars.palette.divider}`,
          color: `text.secondary`,
          fontSize: `0.8125rem`,
        }),
        children: [
          (0, q.jsxs)(`span`, {
            children: [(0, q.jsx)(L, { of: `↑` }), ` `, (0, q.jsx)(L, { of: `↓` }), ` `, f(`choose`)],
          }),
          (0, q.jsxs)(`span`, { children: [(0, q.jsx)(L, { of: `Enter` }), ` `, f(`open`)] }),
          (0, q.jsxs)(`span`, { children: [(0, q.jsx)(L, { of: `Esc` }), ` `, f(`close`)] }),
          (0, q.jsx)(t, { component: `span`, sx: { ml: `auto` }, children: f(`yours`) }),
        ],
      }),
    ],
  })
}
export { Be as CommandPalette }
