import { r as C } from './AdminLayout-DpHAlIiE.js'
import { c as O } from './common-fields-Dur8Hai4.js'
import { t as D } from './common-form-E0SH5PGy.js'
import { Fr as n, Hn as r, Ht as i, S as a, da as o, vi as s } from './first-CL_AHFyg.js'
import { Gt as b, Wt as x, jt as S } from './office-0J8ZDQL6.js'
import { B as w, S as T, T as E } from './office-form-Deh-hoPk.js'
import { a as k } from './office-more-cy0REuhu.js'
import { A as p, J as m, Q as h, X as g, Y as _, Z as v, j as y } from './parts-Clelj3dw.js'
import { n as e, r as t } from './rolldown-runtime-XKyaHtl9.js'
import { in as c } from './signed-in-DHQU3WVe.js'
import { U as l, h as u, o as d, p as f } from './theme-CBDEJsnh.js'
var A = e({ HelpDialog: () => P }),
  j = t(o(), 1),
  M = r(),
  N = [
    `disbursal`,
    `sanction`,
    `slab`,
    `criteria`,
    `lead`,
    `dedupe`,
    `hold`,
    `payout`,
    `statement`,
    `gst`,
    `second`,
    `rehearsed`,
    `evidence`,
    `webhook`,
    `sandbox`,
    `pan`,
  ]
function P({ page: e, onClose: t }) {
  let { t: r } = n([`page-help`, `staff-titles`]),
    i = (0, j.useId)(),
    o = r(`page.${e}`),
    c = N.map((e) => ({ key: e, name: r(`word.${e}.name`), meaning: r(`word.${e}.text`) })).filter(({ name: e }) =>
      o.toLowerCase().includes(e.toLowerCase()),
    )
  return (0, M.jsxs)(h, {
    open: !0,
    fullWidth: !0,
    onClose: t,
    'aria-labelledby': `${i}-title`,
    children: [
      (0, M.jsxs)(_, { id: `${i}-title`, children: [r(`title`), `: `, r(a(s[e]))] }),
      (0, M.jsxs)(g, {
        children: [
          (0, M.jsx)(u, { children: (0, M.jsx)(F, { text: o, words: c, id: i }) }),
          c.length > 0 &&
            (0, M.jsxs)(M.Fragment, {
              children: [
                (0, M.jsx)(u, { variant: `h4`, component: `h3`, sx: { mt: 4 }, children: r(`heading`) }),
                (0, M.jsx)(l, {
                  component: `dl`,
                  sx: { m: 0 },
                  children: c.map(({ key: e, name: t, meaning: n }) =>
                    (0, M.jsxs)(
                      j.Fragment,
                      {
                        children: [
                          (0, M.jsx)(u, {
                            component: `dt`,
                            id: `${i}-${e}`,
                            sx: { mt: 2, fontWeight: 500 },
                            children: t,
                          }),
                          (0, M.jsx)(u, { component: `dd`, variant: `body2`, sx: { m: 0 }, children: n }),
                        ],
                      },
                      e,
                    ),
                  ),
                }),
              ],
            }),
        ],
      }),
      (0, M.jsx)(v, { children: (0, M.jsx)(f, { variant: `outlined`, onClick: t, children: r(`close`) }) }),
    ],
  })
}
function F({ text: e, words: t, id: n }) {
  let r = t
      .map(({ key: t, name: n }) => ({ key: t, name: n, at: e.toLowerCase().indexOf(n.toLowerCase()) }))
      .sort((e, t) => e.at - t.at),
    i = r.filter(({ at: e }, t) => {
      let n = r[t - 1]
      return !n || e >= n.at + n.name.length
    }),
    a = [...i.map(({ at: e }) => e), e.length]
  return (0, M.jsxs)(M.Fragment, {
    children: [
      e.slice(0, a[0]),
      i.map(({ key: t, name: r, at: i }, o) =>
        (0, M.jsxs)(
          j.Fragment,
          {
            children: [
              (0, M.jsx)(d, { href: `#${n}-${t}`, children: e.slice(i, i + r.length) }),
              e.slice(i + r.length, a[o + 1]),
            ],
          },
          t,
        ),
      ),
    ],
  })
}
var I = e({ PartnerCodeDialog: () => L })
function L({ answer: e }) {
  let { t } = n(`partner-code`),
    r = S(),
    a = D(`confirmPartnerCode`, w, {
      start: { otp: `` },
      body: ({ otp: e }) => ({ otp: e.trim() }),
      send: (e) => c(`confirmPartnerCode`, { body: e }),
      done: () => e(!0),
      failureIn: `form`,
    })
  return (0, M.jsxs)(T, {
    form: a,
    title: t(`title`),
    confirm: t(`confirm`),
    narrow: !0,
    onClose: () => e(!1),
    children: [
      (0, M.jsx)(m, { sx: { mb: 4 }, children: t(`text`, { minutes: 10 }) }),
      (0, M.jsx)(O, {
        name: `otp`,
        label: t(`code`),
        what: t(`what`),
        help: r.data ? t(`sent`, { email: r.data.email }) : t(`help`),
        input: { inputMode: `numeric`, autoComplete: `one-time-code`, maxLength: 6 },
      }),
      r.data?.late === !0 && (0, M.jsx)(k, {}),
      (0, M.jsx)(f, {
        variant: `outlined`,
        'aria-busy': r.isPending,
        onClick: () => {
          r.isPending || r.mutate(void 0, { onError: i })
        },
        sx: { mt: 4 },
        children: t(r.data ? `again` : `send`),
      }),
    ],
  })
}
var R = e({ KeysDialog: () => B }),
  z = [
    { key: `palette`, caps: [`Ctrl`, `K`], single: !1 },
    { key: `find`, caps: [`/`], single: !0 },
    { key: `list`, caps: [`?`], single: !0 },
    { key: `next`, caps: [`J`], single: !0 },
    { key: `previous`, caps: [`K`], single: !0 },
    { key: `mark`, caps: [`X`], single: !0 },
    { key: `enter`, caps: [`Enter`], single: !1 },
    { key: `arrows`, caps: [`↑`, `↓`, `←`, `→`], single: !1 },
  ]
function B({ onClose: e }) {
  let { t } = n([`command`, `common`]),
    { keys: r } = b(),
    i = (0, j.useId)()
  return (0, M.jsxs)(h, {
    open: !0,
    onClose: e,
    'aria-labelledby': i,
    maxWidth: `xs`,
    children: [
      (0, M.jsx)(_, { id: i, children: t(`keys.title`) }),
      (0, M.jsxs)(g, {
        children: [
          (0, M.jsx)(l, {
            component: `dl`,
            sx: { m: 0, display: `grid`, gridTemplateColumns: `auto 1fr`, columnGap: 4, rowGap: 2 },
            children: z.map(({ key: e, caps: n, single: i }) =>
              (0, M.jsxs)(
                l,
                {
                  sx: { display: `contents`, color: i && !r ? `text.disabled` : void 0 },
                  children: [
                    (0, M.jsx)(l, {
                      component: `dt`,
                      sx: { display: `flex`, gap: 1, alignItems: `center` },
                      children: n.map((e) => (0, M.jsx)(C, { of: e }, e)),
                    }),
                    (0, M.jsxs)(u, {
                      component: `dd`,
                      variant: `body2`,
                      sx: { m: 0, color: `text.primary` },
                      children: [t(`keys.${e}`, { mac: `Cmd K` }), i && !r && ` (${t(`keys.off`)})`],
                    }),
                  ],
                },
                e,
              ),
            ),
          }),
          (0, M.jsx)(y, {
            sx: { mt: 4 },
            label: t(`keys.switch`),
            control: (0, M.jsx)(p, { checked: r, onChange: ({ target: e }) => x({ keys: e.checked }) }),
          }),
          (0, M.jsx)(u, { variant: `body2`, sx: { color: `text.secondary` }, children: t(`keys.help`) }),
        ],
      }),
      (0, M.jsx)(v, { children: (0, M.jsx)(f, { variant: `contained`, onClick: e, children: t(`common:close`) }) }),
    ],
  })
}
var V = e({ CodeDialog: () => H })
function H({ answer: e }) {
  let { t } = n(`staff-admin`),
    r = D(`confirmCode`, E, {
      start: { code: `` },
      send: ({ code: e }) => c(`confirmCode`, { body: { code: e } }),
      done: () => e(!0),
      failureIn: `form`,
    })
  return (0, M.jsxs)(T, {
    form: r,
    title: t(`money.title`),
    confirm: t(`factor.confirm`),
    narrow: !0,
    onClose: () => e(!1),
    children: [
      (0, M.jsx)(m, { sx: { mb: 4 }, children: t(`money.text`, { minutes: 10 }) }),
      (0, M.jsx)(O, {
        name: `code`,
        label: t(`factor.code`),
        help: t(`factor.codeOrRecovery`),
        input: { autoComplete: `one-time-code`, inputMode: `text`, maxLength: 40 },
      }),
    ],
  })
}
export { A as i, R as n, I as r, V as t }
