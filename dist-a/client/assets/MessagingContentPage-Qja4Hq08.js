import { C as O, ht as k, it as A } from './desks-BwPV_Ml3.js'
import { Fr as s, Hn as c, Pt as l, Vt as u, ca as d, da as f, pi as p, rr as m, ui as h } from './first-CL_AHFyg.js'
import { r as N } from './index-DgFpoVLQ.js'
import { i as j } from './office-more-cy0REuhu.js'
import { a as g, i as _, n as v, o as y, r as b, s as x, t as S } from './partner-DaPgXLrq.js'
import { H as C, I as w, K as T, R as E, x as D } from './parts-Clelj3dw.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { Z as M } from './signed-in-DHQU3WVe.js'
import { U as t, f as n, h as r, n as i, p as a, t as o } from './theme-CBDEJsnh.js'
var P = e(f(), 1),
  F = [`whatsapp`, `sms`, `email`],
  I = { loan: `lock.loan`, cards: `lock.cards`, insurance: `lock.insurance` },
  L = { loan: `lock.smsLoan`, cards: `lock.smsCards`, insurance: `lock.smsInsurance` }
function R(e, t, n, r) {
  let { kind: i, brand: a, partner: o, link: s } = t,
    c = { brand: a, partner: o, min: t.offer?.min ?? ``, max: t.offer?.max ?? `` },
    l = z(n.greeting),
    u = z(n.line),
    d = g(i)
  if (e === `sms`) {
    let e = B(` `, [l, u, r(`text.short.${i}`), s]),
      t = r(L[d], c)
    return { subject: null, open: e, locked: t, whole: `${e} ${t}` }
  }
  let f = e === `email`,
    p = B(
      `

`,
      [
        l,
        r(`text.body.${i}`),
        f ? r(`text.email`) : ``,
        r(`text.here`, { link: s }),
        u,
        f ? `${r(`text.regards`)}\n${o}` : ``,
      ],
    ),
    m = `${r(`lock.who`, c)}\n${r(I[d], c)}\n${r(`text.stop`, c)}`
  return { subject: f ? r(`text.subject.${i}`) : null, open: p, locked: m, whole: `${p}\n\n${m}` }
}
var z = (e) => e.replace(/\s+/gu, ` `).trim(),
  B = (e, t) => t.filter(Boolean).join(e)
function V(e, { subject: t, whole: n }) {
  let r = encodeURIComponent(n)
  return e === `whatsapp`
    ? `https://wa.me/?text=${r}`
    : e === `sms`
      ? `sms:?body=${r}`
      : `mailto:?subject=${encodeURIComponent(t ?? ``)}&body=${r}`
}
var H = c()
function U({ links: e, chosen: t, onChange: n }) {
  let { t: r } = s(`partner-marketing`)
  return e.length < 2
    ? null
    : (0, H.jsxs)(`div`, {
        children: [
          (0, H.jsx)(w, { htmlFor: `link-choice`, children: r(`link.label`) }),
          (0, H.jsx)(D, {
            native: !0,
            fullWidth: !0,
            value: t ?? e[0]?.link_id ?? ``,
            onChange: (e) => n(Number(e.target.value)),
            IconComponent: C,
            inputProps: { id: `link-choice` },
            children: e.map(({ link_id: e, label: t }) =>
              (0, H.jsx)(`option`, { value: e, children: t || r(`link.usual`) }, e),
            ),
          }),
        ],
      })
}
function W({ channel: e, language: n, message: o, allowed: c }) {
  let { t: d } = s(`partner-marketing`),
    f = () =>
      navigator.clipboard
        .writeText(o.whole)
        .then(() => u.success(d(`messaging.copied`)))
        .catch(() => u.error(d(`messaging.copyFailed`))),
    p = O(o.whole),
    m = { whiteSpace: `pre-wrap`, overflowWrap: `anywhere` }
  return (0, H.jsxs)(i, {
    variant: `outlined`,
    sx: { p: { xs: 4, sm: 5 } },
    component: `section`,
    'aria-labelledby': `message-preview`,
    children: [
      (0, H.jsx)(r, { variant: `h4`, component: `h2`, id: `message-preview`, children: d(`messaging.preview`) }),
      o.subject !== null &&
        (0, H.jsx)(r, {
          sx: { mt: 3, fontWeight: 500 },
          children: (0, H.jsx)(`span`, { lang: n, children: d(`messaging.subject`, { subject: o.subject }) }),
        }),
      (0, H.jsx)(r, { lang: n, sx: { mt: 3, ...m }, id: `message-open`, children: o.open }),
      (0, H.jsxs)(t, {
        sx: (e) => ({
          mt: 3,
          p: 3,
          borderRadius: 1,
          display: `flex`,
          gap: 2,
          '& > svg': { flex: `none` },
          backgroundColor: e.vars.palette.custom.sunken,
        }),
        children: [
          (0, H.jsx)(l, { name: `lock`, size: 18 }),
          (0, H.jsxs)(t, {
            sx: { minWidth: 0 },
            children: [
              (0, H.jsx)(r, { lang: n, variant: `body2`, sx: m, id: `message-locked`, children: o.locked }),
              (0, H.jsx)(r, {
                variant: `caption`,
                component: `p`,
                sx: { mt: 1, color: `text.secondary` },
                children: d(`messaging.locked`),
              }),
            ],
          }),
        ],
      }),
      e === `sms` &&
        (0, H.jsxs)(t, {
          sx: { mt: 3 },
          children: [
            (0, H.jsx)(r, {
              variant: `subtitle2`,
              component: `p`,
              role: `status`,
              children: d(`messaging.sms`, { count: p.messages, units: p.units }),
            }),
            (0, H.jsx)(r, {
              variant: `caption`,
              component: `p`,
              sx: { color: `text.secondary` },
              children: d(p.encoding === `gsm` ? `messaging.gsm` : `messaging.unicode`),
            }),
          ],
        }),
      (0, H.jsxs)(t, {
        sx: { mt: 4, display: `flex`, flexWrap: `wrap`, gap: 3 },
        children: [
          (0, H.jsx)(a, { variant: `contained`, disabled: !c, onClick: () => void f(), children: d(`messaging.copy`) }),
          c
            ? (0, H.jsx)(a, {
                variant: `outlined`,
                component: `a`,
                href: V(e, o),
                ...(e === `whatsapp` && { target: `_blank`, rel: `noopener noreferrer` }),
                children: d(`messaging.share.${e}`),
              })
            : (0, H.jsx)(a, { variant: `outlined`, disabled: !0, children: d(`messaging.share.${e}`) }),
        ],
      }),
      !c && (0, H.jsx)(E, { error: !0, children: d(`messaging.fix`) }),
    ],
  })
}
var G = ({ greeting: e, line: t }) => e.length <= 60 && t.length <= 160 && A(e).length + A(t).length === 0
function K({ words: e, onChange: n }) {
  let { t: r } = s(`partner-marketing`)
  return (0, H.jsxs)(t, {
    sx: { display: `grid`, gap: 4 },
    children: [
      (0, H.jsx)(q, {
        id: `greeting`,
        label: r(`messaging.greeting`),
        max: 60,
        value: e.greeting,
        onChange: (t) => n({ ...e, greeting: t }),
      }),
      (0, H.jsx)(q, {
        id: `own-line`,
        label: r(`messaging.own`),
        help: r(`messaging.ownHelp`),
        max: 160,
        multiline: !0,
        value: e.line,
        onChange: (t) => n({ ...e, line: t }),
      }),
    ],
  })
}
function q({ id: e, label: n, help: r, max: i, multiline: a = !1, value: o, onChange: c }) {
  let { t: l } = s(`partner-marketing`),
    u = o.length - i,
    d = A(o),
    f = u > 0 || d.length > 0
  return (0, H.jsxs)(`div`, {
    children: [
      (0, H.jsx)(w, { htmlFor: e, children: n }),
      (0, H.jsx)(T, {
        id: e,
        fullWidth: !0,
        multiline: a,
        minRows: a ? 2 : 1,
        value: o,
        error: f,
        inputProps: { 'aria-describedby': `${e}-help ${e}-problem`, 'aria-invalid': f || void 0 },
        onChange: (e) => c(e.target.value),
      }),
      (0, H.jsxs)(E, {
        id: `${e}-help`,
        children: [r ? `${r} ` : ``, l(`messaging.left`, { used: o.length, max: i })],
      }),
      (0, H.jsxs)(t, {
        id: `${e}-problem`,
        role: `status`,
        children: [
          u > 0 && (0, H.jsx)(E, { error: !0, children: l(`messaging.tooLong`, { over: u, max: i }) }),
          d.map(({ phrase: e, reason: t }) =>
            (0, H.jsx)(
              E,
              { error: !0, children: l(`messaging.forbidden`, { phrase: e, why: l(`messaging.why.${t}`) }) },
              e,
            ),
          ),
        ],
      }),
    ],
  })
}
function J() {
  let { t: e } = s([`partner-marketing`, `staff-titles`]),
    [r, i] = d(),
    a = _.filter(y),
    c = a.find((e) => e === r.get(`product`)) ?? a[0] ?? `cards`,
    l = F.find((e) => e === r.get(`channel`)) ?? `whatsapp`,
    u = h.find((e) => e === r.get(`text`)) ?? m(),
    f = (e) => i({ product: c, channel: l, text: u, ...e }, { replace: !0 }),
    g = b(),
    { brand: C, partner: w } = S(),
    { query: T, linksOf: E, addressOf: D, plain: O, stopped: A } = v([c]),
    [I, L] = (0, P.useState)(),
    [z, B] = (0, P.useState)({ greeting: null, line: `` }),
    V = { greeting: z.greeting ?? g?.(u)(`text.greeting`) ?? ``, line: z.line },
    q = ({ greeting: e, line: t }) => B({ greeting: e === V.greeting ? z.greeting : e, line: t }),
    J = (0, H.jsx)(o, { variant: `rounded`, height: 360 }),
    Y = E(c)
  return (0, H.jsxs)(H.Fragment, {
    children: [
      (0, H.jsx)(N, { lead: e(`messaging.lead`), children: e(`staff-titles:messagingContent`) }),
      (0, H.jsx)(k, {
        label: e(`messaging.product`),
        choices: a.map((t) => ({ value: t, label: e(`product.${t}`) })),
        chosen: c,
        onChoose: (e) => f({ product: e }),
        sx: { mt: 5, gap: { xs: 2, sm: 3 } },
      }),
      (0, H.jsxs)(t, {
        sx: { mt: 5, display: `grid`, gap: 5, gridTemplateColumns: { lg: `minmax(0, 2fr) minmax(0, 3fr)` } },
        children: [
          (0, H.jsxs)(t, {
            sx: { display: `grid`, gap: 4, alignContent: `start` },
            children: [
              (0, H.jsx)(j, {
                label: e(`messaging.channel`),
                choices: F.map((t) => ({ value: t, text: e(`messaging.channels.${t}`) })),
                chosen: l,
                onChoose: (e) => f({ channel: e }),
              }),
              (0, H.jsx)(j, {
                label: e(`messaging.language`),
                choices: h.map((e) => ({ value: e, text: p(e).name, lang: e })),
                chosen: u,
                onChoose: (e) => f({ text: e }),
              }),
              (0, H.jsx)(U, { links: Y, chosen: I, onChange: L }),
              (0, H.jsx)(K, { words: V, onChange: q }),
            ],
          }),
          (0, H.jsx)(M, {
            query: T,
            failed: e(`messaging.failed`),
            waiting: J,
            children: () =>
              g && C
                ? (0, H.jsx)(W, {
                    channel: l,
                    language: u,
                    allowed: G(V),
                    message: R(l, { kind: c, brand: C.name, partner: w, link: D(c, `link`, I), offer: x(c) }, V, g(u)),
                  })
                : J,
          }),
        ],
      }),
      T.data &&
        Y.length === 0 &&
        (O || A) &&
        (0, H.jsx)(n, { severity: `info`, sx: { mt: 5 }, children: e(A ? `link.stopped` : `link.plain`) }),
      (0, H.jsx)(n, { severity: `warning`, sx: { mt: 5 }, children: e(`messaging.remind`) }),
    ],
  })
}
export { J as MessagingContentPage }
