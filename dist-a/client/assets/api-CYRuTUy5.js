import { Cr as r, F as i, ur as a } from './first-CL_AHFyg.js'
import { Ut as e, Vt as t, in as n } from './signed-in-DHQU3WVe.js'
async function o({ partner: t, urlSegment: r, utms: i }) {
  let { productType: o } = a(),
    { prospectAppId: s } = await n(`createProspect`, {
      body: { partner: t, utms: i, ...(r ? { url_segment: r } : {}), ...(o ? { product_type: o } : {}) },
    })
  return (await e({ prospectAppId: s, utms: i, urlSegment: r, productType: o }), s)
}
var s = (e) => e instanceof r && e.code === `not_found`
async function c({ channel: t, destination: r, noticeVersion: c, language: l, visit: u }) {
  let d = (e) =>
      n(`sendOtp`, { body: { prospectAppId: e, channel: t, destination: r, notice_version: c, language: l } }),
    { prospectAppId: f, productType: p } = a()
  f && p && (await e({ productType: p }))
  let m = f
    ? await d(f).catch(async (e) => {
        if (!s(e)) throw e
        return d(await o(u))
      })
    : await d(await o(u))
  i({ channel: t, destination: r, resendAt: Date.now() + m.resend_in * 1e3, late: m.late })
}
async function l(e, t) {
  let { prospectAppId: r } = a(),
    { resend_in: i, late: o } = await n(`sendOtp`, { body: { prospectAppId: r ?? ``, notice_version: e, language: t } })
  return { resendAt: Date.now() + i * 1e3, late: o }
}
async function u(r, i, o) {
  let { prospectAppId: s } = a(),
    {
      token: c,
      user_id: l,
      app_id: u,
      returning: d,
      identity_due: m,
    } = await n(`verifyOtp`, { body: { prospectAppId: s ?? ``, otp: r, ask_before_opening: o } }),
    h = e({ token: c, userId: l, appId: u, returning: d, identityDue: m })
  f(i)
  let g = m || (await p())
  return (await Promise.all([h, t()]), { marketingSaved: g })
}
var d = { sms: !1, email: !1 }
function f(e) {
  d = e
}
async function p() {
  let { sms: e, email: t } = d,
    { userId: r } = a()
  if ((!e && !t) || r === null) return !0
  f({ sms: !1, email: !1 })
  let i = { ...(e ? { allow_sms: 1 } : {}), ...(t ? { allow_emails: 1 } : {}) }
  return n(`updateUser`, { params: { id: r }, body: i }).then(
    () => !0,
    () => !1,
  )
}
export { c as requestCode, l as requestCodeAgain, p as saveMarketing, o as startVisit, u as verifyCode }
