const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/office-en-DYLr-Jsg.js',
      'assets/rolldown-runtime-XKyaHtl9.js',
      'assets/desks-en-Ck-w79cN.js',
      'assets/guides-en-DuM5MSwd.js',
      'assets/find-en-BO_0UiLT.js',
      'assets/partner-en-_TO5a_UN.js',
      'assets/more-en-CfaHqtbD.js',
      'assets/office-hi-CgWL5TPb.js',
      'assets/desks-hi-BJIzQPfy.js',
      'assets/guides-hi-BVXYMB8P.js',
      'assets/find-hi-Cxgw2KZq.js',
      'assets/partner-hi-BchcUoi6.js',
      'assets/more-hi-DZevOkew.js',
    ]),
) => i.map((i) => d[i])
import { hr as e } from './first-CL_AHFyg.js'
var t = Object.assign({
  '../locales/en/admin.json': () =>
    e(() => import(`./office-en-DYLr-Jsg.js`).then((e) => e.u), __vite__mapDeps([0, 1])),
  '../locales/en/approvals.json': () =>
    e(() => import(`./desks-en-Ck-w79cN.js`).then((e) => e.k), __vite__mapDeps([2, 1])),
  '../locales/en/audit.json': () => e(() => import(`./desks-en-Ck-w79cN.js`).then((e) => e.O), __vite__mapDeps([2, 1])),
  '../locales/en/brand-studio.json': () =>
    e(() => import(`./desks-en-Ck-w79cN.js`).then((e) => e.D), __vite__mapDeps([2, 1])),
  '../locales/en/command.json': () =>
    e(() => import(`./office-en-DYLr-Jsg.js`).then((e) => e.l), __vite__mapDeps([0, 1])),
  '../locales/en/credit-cards.json': () =>
    e(() => import(`./desks-en-Ck-w79cN.js`).then((e) => e.E), __vite__mapDeps([2, 1])),
  '../locales/en/criteria.json': () =>
    e(() => import(`./desks-en-Ck-w79cN.js`).then((e) => e.T), __vite__mapDeps([2, 1])),
  '../locales/en/csr.json': () => e(() => import(`./desks-en-Ck-w79cN.js`).then((e) => e.w), __vite__mapDeps([2, 1])),
  '../locales/en/dated.json': () => e(() => import(`./desks-en-Ck-w79cN.js`).then((e) => e.C), __vite__mapDeps([2, 1])),
  '../locales/en/eligibility.json': () =>
    e(() => import(`./desks-en-Ck-w79cN.js`).then((e) => e.S), __vite__mapDeps([2, 1])),
  '../locales/en/enquiry-desk.json': () =>
    e(() => import(`./desks-en-Ck-w79cN.js`).then((e) => e.x), __vite__mapDeps([2, 1])),
  '../locales/en/erasure-desk.json': () =>
    e(() => import(`./desks-en-Ck-w79cN.js`).then((e) => e.b), __vite__mapDeps([2, 1])),
  '../locales/en/fact-sheet.json': () =>
    e(() => import(`./desks-en-Ck-w79cN.js`).then((e) => e.y), __vite__mapDeps([2, 1])),
  '../locales/en/figures.json': () =>
    e(() => import(`./office-en-DYLr-Jsg.js`).then((e) => e.c), __vite__mapDeps([0, 1])),
  '../locales/en/funnel-report.json': () =>
    e(() => import(`./desks-en-Ck-w79cN.js`).then((e) => e._), __vite__mapDeps([2, 1])),
  '../locales/en/guide-business.json': () => e(() => import(`./guide-business-CSvvbQxx.js`), []),
  '../locales/en/guide-cards.json': () => e(() => import(`./guide-cards-nVMoo15Q.js`), []),
  '../locales/en/guide-gold.json': () => e(() => import(`./guide-gold-DUWdw23W.js`), []),
  '../locales/en/guide-housing.json': () => e(() => import(`./guide-housing-Cc6sL_3A.js`), []),
  '../locales/en/guide-personal.json': () => e(() => import(`./guide-personal-WkfAWDF8.js`), []),
  '../locales/en/guide-titles.json': () =>
    e(() => import(`./guides-en-DuM5MSwd.js`).then((e) => e.n), __vite__mapDeps([3, 1])),
  '../locales/en/guides.json': () =>
    e(() => import(`./guides-en-DuM5MSwd.js`).then((e) => e.t), __vite__mapDeps([3, 1])),
  '../locales/en/imports.json': () =>
    e(() => import(`./desks-en-Ck-w79cN.js`).then((e) => e.g), __vite__mapDeps([2, 1])),
  '../locales/en/internal-report.json': () =>
    e(() => import(`./desks-en-Ck-w79cN.js`).then((e) => e.h), __vite__mapDeps([2, 1])),
  '../locales/en/jobs.json': () => e(() => import(`./jobs-c9h6nCg2.js`), []),
  '../locales/en/lender-matters.json': () =>
    e(() => import(`./desks-en-Ck-w79cN.js`).then((e) => e.m), __vite__mapDeps([2, 1])),
  '../locales/en/lenders-admin.json': () =>
    e(() => import(`./desks-en-Ck-w79cN.js`).then((e) => e.p), __vite__mapDeps([2, 1])),
  '../locales/en/merchants-admin.json': () =>
    e(() => import(`./desks-en-Ck-w79cN.js`).then((e) => e.f), __vite__mapDeps([2, 1])),
  '../locales/en/messaging.json': () =>
    e(() => import(`./desks-en-Ck-w79cN.js`).then((e) => e.d), __vite__mapDeps([2, 1])),
  '../locales/en/metrics.json': () =>
    e(() => import(`./office-en-DYLr-Jsg.js`).then((e) => e.s), __vite__mapDeps([0, 1])),
  '../locales/en/page-help.json': () =>
    e(() => import(`./find-en-BO_0UiLT.js`).then((e) => e.n), __vite__mapDeps([4, 1])),
  '../locales/en/palette-words.json': () =>
    e(() => import(`./find-en-BO_0UiLT.js`).then((e) => e.t), __vite__mapDeps([4, 1])),
  '../locales/en/partner-agreement.json': () =>
    e(() => import(`./partner-en-_TO5a_UN.js`).then((e) => e.v), __vite__mapDeps([5, 1])),
  '../locales/en/partner-code.json': () =>
    e(() => import(`./partner-en-_TO5a_UN.js`).then((e) => e._), __vite__mapDeps([5, 1])),
  '../locales/en/partner-evidence.json': () =>
    e(() => import(`./partner-en-_TO5a_UN.js`).then((e) => e.g), __vite__mapDeps([5, 1])),
  '../locales/en/partner-faqs.json': () =>
    e(() => import(`./partner-en-_TO5a_UN.js`).then((e) => e.h), __vite__mapDeps([5, 1])),
  '../locales/en/partner-funnel.json': () =>
    e(() => import(`./partner-en-_TO5a_UN.js`).then((e) => e.m), __vite__mapDeps([5, 1])),
  '../locales/en/partner-home.json': () =>
    e(() => import(`./partner-en-_TO5a_UN.js`).then((e) => e.p), __vite__mapDeps([5, 1])),
  '../locales/en/partner-integration.json': () =>
    e(() => import(`./partner-en-_TO5a_UN.js`).then((e) => e.f), __vite__mapDeps([5, 1])),
  '../locales/en/partner-journey.json': () =>
    e(() => import(`./partner-en-_TO5a_UN.js`).then((e) => e.d), __vite__mapDeps([5, 1])),
  '../locales/en/partner-marketing.json': () =>
    e(() => import(`./partner-en-_TO5a_UN.js`).then((e) => e.u), __vite__mapDeps([5, 1])),
  '../locales/en/partner-offering.json': () =>
    e(() => import(`./partner-en-_TO5a_UN.js`).then((e) => e.l), __vite__mapDeps([5, 1])),
  '../locales/en/partner-payouts.json': () =>
    e(() => import(`./partner-en-_TO5a_UN.js`).then((e) => e.c), __vite__mapDeps([5, 1])),
  '../locales/en/partner-referral.json': () =>
    e(() => import(`./partner-en-_TO5a_UN.js`).then((e) => e.s), __vite__mapDeps([5, 1])),
  '../locales/en/partner-reports.json': () =>
    e(() => import(`./partner-en-_TO5a_UN.js`).then((e) => e.o), __vite__mapDeps([5, 1])),
  '../locales/en/partner-settings.json': () =>
    e(() => import(`./partner-en-_TO5a_UN.js`).then((e) => e.a), __vite__mapDeps([5, 1])),
  '../locales/en/partner-standing.json': () =>
    e(() => import(`./partner-en-_TO5a_UN.js`).then((e) => e.i), __vite__mapDeps([5, 1])),
  '../locales/en/partner-support.json': () =>
    e(() => import(`./partner-en-_TO5a_UN.js`).then((e) => e.r), __vite__mapDeps([5, 1])),
  '../locales/en/partner-training.json': () =>
    e(() => import(`./partner-en-_TO5a_UN.js`).then((e) => e.n), __vite__mapDeps([5, 1])),
  '../locales/en/partner.json': () =>
    e(() => import(`./partner-en-_TO5a_UN.js`).then((e) => e.t), __vite__mapDeps([5, 1])),
  '../locales/en/partners-admin.json': () =>
    e(() => import(`./desks-en-Ck-w79cN.js`).then((e) => e.u), __vite__mapDeps([2, 1])),
  '../locales/en/payment-runs.json': () =>
    e(() => import(`./desks-en-Ck-w79cN.js`).then((e) => e.l), __vite__mapDeps([2, 1])),
  '../locales/en/reconciliation.json': () =>
    e(() => import(`./desks-en-Ck-w79cN.js`).then((e) => e.c), __vite__mapDeps([2, 1])),
  '../locales/en/revenue.json': () =>
    e(() => import(`./desks-en-Ck-w79cN.js`).then((e) => e.s), __vite__mapDeps([2, 1])),
  '../locales/en/session-end.json': () =>
    e(() => import(`./office-en-DYLr-Jsg.js`).then((e) => e.o), __vite__mapDeps([0, 1])),
  '../locales/en/sign-ins.json': () =>
    e(() => import(`./more-en-CfaHqtbD.js`).then((e) => e.i), __vite__mapDeps([6, 1])),
  '../locales/en/staff-admin.json': () =>
    e(() => import(`./desks-en-Ck-w79cN.js`).then((e) => e.o), __vite__mapDeps([2, 1])),
  '../locales/en/staff-link.json': () =>
    e(() => import(`./desks-en-Ck-w79cN.js`).then((e) => e.a), __vite__mapDeps([2, 1])),
  '../locales/en/staff-rules.json': () =>
    e(() => import(`./office-en-DYLr-Jsg.js`).then((e) => e.a), __vite__mapDeps([0, 1])),
  '../locales/en/staff-titles.json': () =>
    e(() => import(`./office-en-DYLr-Jsg.js`).then((e) => e.i), __vite__mapDeps([0, 1])),
  '../locales/en/staff.json': () =>
    e(() => import(`./office-en-DYLr-Jsg.js`).then((e) => e.r), __vite__mapDeps([0, 1])),
  '../locales/en/status-words.json': () =>
    e(() => import(`./desks-en-Ck-w79cN.js`).then((e) => e.i), __vite__mapDeps([2, 1])),
  '../locales/en/table.json': () =>
    e(() => import(`./office-en-DYLr-Jsg.js`).then((e) => e.n), __vite__mapDeps([0, 1])),
  '../locales/en/telecalling.json': () =>
    e(() => import(`./desks-en-Ck-w79cN.js`).then((e) => e.r), __vite__mapDeps([2, 1])),
  '../locales/en/ticket-desk.json': () =>
    e(() => import(`./desks-en-Ck-w79cN.js`).then((e) => e.n), __vite__mapDeps([2, 1])),
  '../locales/en/tracking-links.json': () =>
    e(() => import(`./desks-en-Ck-w79cN.js`).then((e) => e.t), __vite__mapDeps([2, 1])),
  '../locales/en/work-list.json': () =>
    e(() => import(`./office-en-DYLr-Jsg.js`).then((e) => e.t), __vite__mapDeps([0, 1])),
  '../locales/hi/admin.json': () =>
    e(() => import(`./office-hi-CgWL5TPb.js`).then((e) => e.u), __vite__mapDeps([7, 1])),
  '../locales/hi/approvals.json': () =>
    e(() => import(`./desks-hi-BJIzQPfy.js`).then((e) => e.k), __vite__mapDeps([8, 1])),
  '../locales/hi/audit.json': () => e(() => import(`./desks-hi-BJIzQPfy.js`).then((e) => e.O), __vite__mapDeps([8, 1])),
  '../locales/hi/brand-studio.json': () =>
    e(() => import(`./desks-hi-BJIzQPfy.js`).then((e) => e.D), __vite__mapDeps([8, 1])),
  '../locales/hi/command.json': () =>
    e(() => import(`./office-hi-CgWL5TPb.js`).then((e) => e.l), __vite__mapDeps([7, 1])),
  '../locales/hi/credit-cards.json': () =>
    e(() => import(`./desks-hi-BJIzQPfy.js`).then((e) => e.E), __vite__mapDeps([8, 1])),
  '../locales/hi/criteria.json': () =>
    e(() => import(`./desks-hi-BJIzQPfy.js`).then((e) => e.T), __vite__mapDeps([8, 1])),
  '../locales/hi/csr.json': () => e(() => import(`./desks-hi-BJIzQPfy.js`).then((e) => e.w), __vite__mapDeps([8, 1])),
  '../locales/hi/dated.json': () => e(() => import(`./desks-hi-BJIzQPfy.js`).then((e) => e.C), __vite__mapDeps([8, 1])),
  '../locales/hi/eligibility.json': () =>
    e(() => import(`./desks-hi-BJIzQPfy.js`).then((e) => e.S), __vite__mapDeps([8, 1])),
  '../locales/hi/enquiry-desk.json': () =>
    e(() => import(`./desks-hi-BJIzQPfy.js`).then((e) => e.x), __vite__mapDeps([8, 1])),
  '../locales/hi/erasure-desk.json': () =>
    e(() => import(`./desks-hi-BJIzQPfy.js`).then((e) => e.b), __vite__mapDeps([8, 1])),
  '../locales/hi/fact-sheet.json': () =>
    e(() => import(`./desks-hi-BJIzQPfy.js`).then((e) => e.y), __vite__mapDeps([8, 1])),
  '../locales/hi/figures.json': () =>
    e(() => import(`./office-hi-CgWL5TPb.js`).then((e) => e.c), __vite__mapDeps([7, 1])),
  '../locales/hi/funnel-report.json': () =>
    e(() => import(`./desks-hi-BJIzQPfy.js`).then((e) => e._), __vite__mapDeps([8, 1])),
  '../locales/hi/guide-business.json': () => e(() => import(`./guide-business-B0vf2F4U.js`), []),
  '../locales/hi/guide-cards.json': () => e(() => import(`./guide-cards-BlwdqyvU.js`), []),
  '../locales/hi/guide-gold.json': () => e(() => import(`./guide-gold-B0hFqREj.js`), []),
  '../locales/hi/guide-housing.json': () => e(() => import(`./guide-housing-CgSgW2WB.js`), []),
  '../locales/hi/guide-personal.json': () => e(() => import(`./guide-personal-DVgT8QH5.js`), []),
  '../locales/hi/guide-titles.json': () =>
    e(() => import(`./guides-hi-BVXYMB8P.js`).then((e) => e.n), __vite__mapDeps([9, 1])),
  '../locales/hi/guides.json': () =>
    e(() => import(`./guides-hi-BVXYMB8P.js`).then((e) => e.t), __vite__mapDeps([9, 1])),
  '../locales/hi/imports.json': () =>
    e(() => import(`./desks-hi-BJIzQPfy.js`).then((e) => e.g), __vite__mapDeps([8, 1])),
  '../locales/hi/internal-report.json': () =>
    e(() => import(`./desks-hi-BJIzQPfy.js`).then((e) => e.h), __vite__mapDeps([8, 1])),
  '../locales/hi/jobs.json': () => e(() => import(`./jobs-CunVj9S2.js`), []),
  '../locales/hi/lender-matters.json': () =>
    e(() => import(`./desks-hi-BJIzQPfy.js`).then((e) => e.m), __vite__mapDeps([8, 1])),
  '../locales/hi/lenders-admin.json': () =>
    e(() => import(`./desks-hi-BJIzQPfy.js`).then((e) => e.p), __vite__mapDeps([8, 1])),
  '../locales/hi/merchants-admin.json': () =>
    e(() => import(`./desks-hi-BJIzQPfy.js`).then((e) => e.f), __vite__mapDeps([8, 1])),
  '../locales/hi/messaging.json': () =>
    e(() => import(`./desks-hi-BJIzQPfy.js`).then((e) => e.d), __vite__mapDeps([8, 1])),
  '../locales/hi/metrics.json': () =>
    e(() => import(`./office-hi-CgWL5TPb.js`).then((e) => e.s), __vite__mapDeps([7, 1])),
  '../locales/hi/page-help.json': () =>
    e(() => import(`./find-hi-Cxgw2KZq.js`).then((e) => e.n), __vite__mapDeps([10, 1])),
  '../locales/hi/palette-words.json': () =>
    e(() => import(`./find-hi-Cxgw2KZq.js`).then((e) => e.t), __vite__mapDeps([10, 1])),
  '../locales/hi/partner-agreement.json': () =>
    e(() => import(`./partner-hi-BchcUoi6.js`).then((e) => e.v), __vite__mapDeps([11, 1])),
  '../locales/hi/partner-code.json': () =>
    e(() => import(`./partner-hi-BchcUoi6.js`).then((e) => e._), __vite__mapDeps([11, 1])),
  '../locales/hi/partner-evidence.json': () =>
    e(() => import(`./partner-hi-BchcUoi6.js`).then((e) => e.g), __vite__mapDeps([11, 1])),
  '../locales/hi/partner-faqs.json': () =>
    e(() => import(`./partner-hi-BchcUoi6.js`).then((e) => e.h), __vite__mapDeps([11, 1])),
  '../locales/hi/partner-funnel.json': () =>
    e(() => import(`./partner-hi-BchcUoi6.js`).then((e) => e.m), __vite__mapDeps([11, 1])),
  '../locales/hi/partner-home.json': () =>
    e(() => import(`./partner-hi-BchcUoi6.js`).then((e) => e.p), __vite__mapDeps([11, 1])),
  '../locales/hi/partner-integration.json': () =>
    e(() => import(`./partner-hi-BchcUoi6.js`).then((e) => e.f), __vite__mapDeps([11, 1])),
  '../locales/hi/partner-journey.json': () =>
    e(() => import(`./partner-hi-BchcUoi6.js`).then((e) => e.d), __vite__mapDeps([11, 1])),
  '../locales/hi/partner-marketing.json': () =>
    e(() => import(`./partner-hi-BchcUoi6.js`).then((e) => e.u), __vite__mapDeps([11, 1])),
  '../locales/hi/partner-offering.json': () =>
    e(() => import(`./partner-hi-BchcUoi6.js`).then((e) => e.l), __vite__mapDeps([11, 1])),
  '../locales/hi/partner-payouts.json': () =>
    e(() => import(`./partner-hi-BchcUoi6.js`).then((e) => e.c), __vite__mapDeps([11, 1])),
  '../locales/hi/partner-referral.json': () =>
    e(() => import(`./partner-hi-BchcUoi6.js`).then((e) => e.s), __vite__mapDeps([11, 1])),
  '../locales/hi/partner-reports.json': () =>
    e(() => import(`./partner-hi-BchcUoi6.js`).then((e) => e.o), __vite__mapDeps([11, 1])),
  '../locales/hi/partner-settings.json': () =>
    e(() => import(`./partner-hi-BchcUoi6.js`).then((e) => e.a), __vite__mapDeps([11, 1])),
  '../locales/hi/partner-standing.json': () =>
    e(() => import(`./partner-hi-BchcUoi6.js`).then((e) => e.i), __vite__mapDeps([11, 1])),
  '../locales/hi/partner-support.json': () =>
    e(() => import(`./partner-hi-BchcUoi6.js`).then((e) => e.r), __vite__mapDeps([11, 1])),
  '../locales/hi/partner-training.json': () =>
    e(() => import(`./partner-hi-BchcUoi6.js`).then((e) => e.n), __vite__mapDeps([11, 1])),
  '../locales/hi/partner.json': () =>
    e(() => import(`./partner-hi-BchcUoi6.js`).then((e) => e.t), __vite__mapDeps([11, 1])),
  '../locales/hi/partners-admin.json': () =>
    e(() => import(`./desks-hi-BJIzQPfy.js`).then((e) => e.u), __vite__mapDeps([8, 1])),
  '../locales/hi/payment-runs.json': () =>
    e(() => import(`./desks-hi-BJIzQPfy.js`).then((e) => e.l), __vite__mapDeps([8, 1])),
  '../locales/hi/reconciliation.json': () =>
    e(() => import(`./desks-hi-BJIzQPfy.js`).then((e) => e.c), __vite__mapDeps([8, 1])),
  '../locales/hi/revenue.json': () =>
    e(() => import(`./desks-hi-BJIzQPfy.js`).then((e) => e.s), __vite__mapDeps([8, 1])),
  '../locales/hi/session-end.json': () =>
    e(() => import(`./office-hi-CgWL5TPb.js`).then((e) => e.o), __vite__mapDeps([7, 1])),
  '../locales/hi/sign-ins.json': () =>
    e(() => import(`./more-hi-DZevOkew.js`).then((e) => e.i), __vite__mapDeps([12, 1])),
  '../locales/hi/staff-admin.json': () =>
    e(() => import(`./desks-hi-BJIzQPfy.js`).then((e) => e.o), __vite__mapDeps([8, 1])),
  '../locales/hi/staff-link.json': () =>
    e(() => import(`./desks-hi-BJIzQPfy.js`).then((e) => e.a), __vite__mapDeps([8, 1])),
  '../locales/hi/staff-rules.json': () =>
    e(() => import(`./office-hi-CgWL5TPb.js`).then((e) => e.a), __vite__mapDeps([7, 1])),
  '../locales/hi/staff-titles.json': () =>
    e(() => import(`./office-hi-CgWL5TPb.js`).then((e) => e.i), __vite__mapDeps([7, 1])),
  '../locales/hi/staff.json': () =>
    e(() => import(`./office-hi-CgWL5TPb.js`).then((e) => e.r), __vite__mapDeps([7, 1])),
  '../locales/hi/status-words.json': () =>
    e(() => import(`./desks-hi-BJIzQPfy.js`).then((e) => e.i), __vite__mapDeps([8, 1])),
  '../locales/hi/table.json': () =>
    e(() => import(`./office-hi-CgWL5TPb.js`).then((e) => e.n), __vite__mapDeps([7, 1])),
  '../locales/hi/telecalling.json': () =>
    e(() => import(`./desks-hi-BJIzQPfy.js`).then((e) => e.r), __vite__mapDeps([8, 1])),
  '../locales/hi/ticket-desk.json': () =>
    e(() => import(`./desks-hi-BJIzQPfy.js`).then((e) => e.n), __vite__mapDeps([8, 1])),
  '../locales/hi/tracking-links.json': () =>
    e(() => import(`./desks-hi-BJIzQPfy.js`).then((e) => e.t), __vite__mapDeps([8, 1])),
  '../locales/hi/work-list.json': () =>
    e(() => import(`./office-hi-CgWL5TPb.js`).then((e) => e.t), __vite__mapDeps([7, 1])),
})
export { t as OFFICE_TEXTS }
