const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/VoucherBoard-BTBS-vLD.js',
      'assets/rolldown-runtime-XKyaHtl9.js',
      'assets/customer-Df6hRo4Y.js',
      'assets/first-CL_AHFyg.js',
      'assets/index-DgFpoVLQ.js',
      'assets/signed-in-DHQU3WVe.js',
      'assets/common-schema-TiEP0qb9.js',
      'assets/index-CNaZ2p3t.css',
      'assets/first-XFjAZRDm.css',
      'assets/signed-in-CFFtR9xJ.css',
      'assets/customer-D70XXZrE.css',
    ]),
) => i.map((i) => d[i])
import { zt as s } from './customer-Df6hRo4Y.js'
import { $t as t, Fr as n, Hn as r, Vn as i, hr as a, in as o } from './first-CL_AHFyg.js'
import { r as c } from './index-DgFpoVLQ.js'
import { n as e } from './rolldown-runtime-XKyaHtl9.js'
var l = r()
function u() {
  let { t: e } = n(`common`)
  return (0, l.jsxs)(`div`, {
    className: `vouchers mt24 waits`,
    'aria-busy': `true`,
    children: [
      (0, l.jsx)(`p`, { role: `status`, className: `sr`, children: e(`loading`) }),
      [1, 2, 3, 4, 5, 6].map((e) =>
        (0, l.jsxs)(
          `div`,
          {
            className: `card pad stack g16`,
            'aria-hidden': `true`,
            children: [
              (0, l.jsx)(`span`, { className: `sk sk-name` }),
              (0, l.jsx)(`span`, { className: `sk sk-line` }),
              (0, l.jsx)(`span`, { className: `sk sk-line` }),
            ],
          },
          e,
        ),
      ),
    ],
  })
}
var d = e({ VouchersPage: () => p }),
  f = o(
    async () =>
      (
        await a(
          async () => {
            let { VoucherBoard: e } = await import(`./VoucherBoard-BTBS-vLD.js`)
            return { VoucherBoard: e }
          },
          __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
        )
      ).VoucherBoard,
    u,
  )
function p() {
  let { t: e } = n(`vouchers`),
    { kinds: r } = i()
  return t(r, `vouchers`)
    ? (0, l.jsxs)(`div`, {
        className: `wrap-c main`,
        children: [(0, l.jsx)(c, { lead: e(`lead`), children: e(`title`) }), (0, l.jsx)(f, {})],
      })
    : (0, l.jsx)(s, { kind: `vouchers` })
}
export { p as VouchersPage, u as n, d as t }
