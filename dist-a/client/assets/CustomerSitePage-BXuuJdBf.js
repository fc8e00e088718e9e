import { Sn as m, hn as h, mn as g, pn as _, un as v, vn as y } from './customer-Df6hRo4Y.js'
import {
  Fr as t,
  Hn as n,
  Kt as r,
  Xi as i,
  ca as a,
  ci as o,
  da as s,
  ia as c,
  mn as l,
  pr as u,
  si as d,
  tr as f,
  z as p,
} from './first-CL_AHFyg.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { O as b, gt as x, nn as S } from './signed-in-DHQU3WVe.js'
var C = e(s(), 1),
  w = n()
function T() {
  let { t: e } = t(`handover`),
    [n] = a(),
    r = u((e) => e.restored.customer),
    i = u((e) => e.token !== null),
    s = n.get(`app`),
    c = h(n, `app`)
  return r
    ? i
      ? (0, w.jsx)(S, { children: (0, w.jsx)(O, { appId: c, strange: s !== null && c === null }) })
      : (0, w.jsx)(g, {
          title: e(`site.title`),
          text: e(`site.signedOut`),
          children: (0, w.jsx)(`p`, {
            className: `mt20`,
            children: (0, w.jsx)(_, { label: e(`site.signIn`), back: o(d(`customerSite`), { app: c || null }) }),
          }),
        })
    : (0, w.jsx)(g, { title: e(`site.title`), text: e(`loading`), busy: !0 })
}
var E = ({ status: e, product_type: t, app_id: n }) => (e === `draft` ? l(t) : m(n)),
  D = { data: void 0, error: null, isFetching: !0, refetch: () => void 0 }
function O({ appId: e, strange: n }) {
  let { t: a } = t([`handover`, `applications`]),
    o = c(),
    s = y(),
    l = (0, C.useRef)(!1),
    u = e === null ? void 0 : s.data?.find(({ app_id: t }) => t === e),
    m = async (e, t = !1) => {
      let { setSession: n } = await f(),
        { app_id: r, product_type: i } = e
      ;(await n({ appId: r, productType: i, productId: null, returning: !1 }), await o(E(e), { replace: t }))
    }
  return (
    (0, C.useEffect)(() => {
      u && !l.current && ((l.current = !0), m(u, !0))
    }),
    (0, w.jsx)(v, {
      title: a(`site.title`),
      failed: a(`site.failed`),
      query: u ? D : s,
      children: (t) =>
        (0, w.jsxs)(g, {
          title: t.length > 0 ? a(`site.list`) : a(`site.title`),
          children: [
            (e !== null || n) &&
              t.length > 0 &&
              (0, w.jsx)(`div`, {
                className: `mt16`,
                children: (0, w.jsx)(p, { icon: `info`, children: a(`site.unknown`) }),
              }),
            t.length === 0
              ? (0, w.jsx)(b, {
                  icon: `document`,
                  title: a(`site.none`),
                  text: a(`site.noneText`),
                  children: (0, w.jsx)(r, { to: d(`products`), children: a(`site.products`) }),
                })
              : (0, w.jsx)(`ul`, {
                  className: `stack g12 mt20`,
                  children: t.map((e) =>
                    (0, w.jsx)(
                      `li`,
                      {
                        className: `card pad-s row`,
                        children: (0, w.jsxs)(`span`, {
                          className: `grow`,
                          children: [
                            (0, w.jsx)(i, {
                              to: E(e),
                              onClick: (t) => {
                                t.metaKey || t.ctrlKey || t.shiftKey || t.altKey || (t.preventDefault(), m(e))
                              },
                              children: a(`site.row`, {
                                product: e.lender_name ?? a(`applications:productName.${e.product_type}`),
                                reference: e.reference,
                              }),
                            }),
                            (0, w.jsx)(`span`, { className: `sm mut block`, children: x(e.updated_at) }),
                          ],
                        }),
                      },
                      e.app_id,
                    ),
                  ),
                }),
          ],
        }),
    })
  )
}
export { T as CustomerSitePage }
