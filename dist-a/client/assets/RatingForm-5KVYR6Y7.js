import { t as l } from './common-fields-Dur8Hai4.js'
import { i as u, t as d } from './common-form-E0SH5PGy.js'
import { B as o, I as s } from './common-schema-TiEP0qb9.js'
import { Gn as c } from './customer-Df6hRo4Y.js'
import { Fr as e, Gt as t, Hn as n, Rt as r, Vt as i, z as a } from './first-CL_AHFyg.js'
var f = n()
function p({ ticket: n }) {
  let { t: p } = e(`tickets`),
    m = c(n),
    h = d(`rateTicket`, o, {
      start: { rating: 0 },
      send: ({ rating: e }) => m.mutateAsync(e),
      done: () => i.success(p(`rating.sent`)),
      failureIn: `form`,
    })
  return (0, f.jsxs)(u, {
    form: h,
    className: `stack g16 mt24`,
    children: [
      (0, f.jsx)(l, {
        name: `rating`,
        label: p(`rating.label`),
        help: p(`rating.help`),
        choices: s.map((e) => ({ id: e, value: p(`rating.choices.${e}`) })),
      }),
      h.failure !== null && (0, f.jsx)(a, { tone: `err`, role: `alert`, children: r(h.failure) }),
      (0, f.jsx)(`p`, {
        children: (0, f.jsx)(t, { type: `submit`, look: `secondary`, busy: h.busy, children: p(`rating.send`) }),
      }),
    ],
  })
}
export { p as RatingForm }
