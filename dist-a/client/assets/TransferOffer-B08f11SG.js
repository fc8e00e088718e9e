import { Fr as t, Gt as n, Hn as r, R as i, Rt as a, Vn as o, da as s, pr as c, z as l } from './first-CL_AHFyg.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { gt as u, in as d } from './signed-in-DHQU3WVe.js'
var f = e(s(), 1),
  p = r()
function m() {
  let { t: e } = t(`handover`),
    r = o(),
    s = c((e) => e.prospectAppId),
    m = c((e) => e.productType),
    [h, g] = (0, f.useState)(null),
    [_, v] = (0, f.useState)(!1),
    [y, b] = (0, f.useState)(!1),
    [x, S] = (0, f.useState)(null)
  if (s === null) return null
  let C = async () => {
      if (!y) {
        ;(b(!0), S(null), v(!1))
        try {
          let e = { prospectAppId: s, ...(m && { product_type: m }) },
            { code: t, expires_in: n } = await d(`createTransfer`, { body: e }),
            i = r.code === `cl` ? `` : `?partner=${r.code}`
          g({
            address: `${window.location.origin}/transfer/${t}${i}`,
            ends: new Date(Date.now() + n * 1e3).toISOString(),
          })
        } catch (e) {
          S(e)
        } finally {
          b(!1)
        }
      }
    },
    w = (e) => {
      navigator.clipboard.writeText(e).then(() => v(!0), S)
    }
  return (0, p.jsxs)(`section`, {
    className: `card pad-s mt24`,
    'aria-labelledby': `transfer-title`,
    children: [
      (0, p.jsx)(`h2`, { className: `h3`, id: `transfer-title`, children: e(`transfer.offer.title`) }),
      (0, p.jsx)(`p`, { className: `sm mut mt4`, children: e(`transfer.offer.text`) }),
      h &&
        (0, p.jsx)(`div`, {
          className: `mt12`,
          children: (0, p.jsx)(i, {
            label: e(`transfer.offer.label`),
            help: e(`transfer.offer.ends`, { time: u(h.ends) }),
            value: h.address,
            readOnly: !0,
            onFocus: (e) => e.target.select(),
          }),
        }),
      (0, p.jsxs)(`div`, {
        className: `row wrap mt12`,
        children: [
          h &&
            (0, p.jsx)(n, {
              look: `secondary`,
              small: !0,
              onClick: () => w(h.address),
              children: e(`transfer.offer.copy`),
            }),
          (0, p.jsx)(n, {
            look: h ? `text` : `secondary`,
            small: !0,
            busy: y,
            onClick: () => void C(),
            children: e(y ? `transfer.offer.making` : `transfer.offer.make`),
          }),
        ],
      }),
      (0, p.jsx)(`p`, { className: `sm`, role: `status`, children: _ ? e(`transfer.offer.copied`) : `` }),
      x !== null && (0, p.jsx)(l, { tone: `err`, role: `alert`, children: a(x) }),
    ],
  })
}
export { m as TransferOffer }
