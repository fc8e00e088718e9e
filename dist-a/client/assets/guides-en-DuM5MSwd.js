import { n as e } from './rolldown-runtime-XKyaHtl9.js'
var t = e({ default: () => n }),
  n = {
    guides: `Guides`,
    guidePersonal: `Personal loan guide`,
    guideGold: `Gold loan guide`,
    guideBusiness: `Business loan guide`,
    guideHousing: `Affordable housing loan guide`,
    guideCards: `Credit card guide`,
  },
  r = e({ default: () => i }),
  i = {
    title: `Guides`,
    lead: `How each product works and what it costs, with worked examples. The figures come from the same calculation as the offers here.`,
    path: `You are here`,
    teaser: {
      personal: `What arrives, what you repay, and what a longer term costs.`,
      gold: `What gold is worth, how much may be lent on it, and two ways of paying back.`,
      business: `What a loan without security costs, year by year, and what income it takes.`,
      housing: `How much may be lent on a home, what it costs, and what the subsidy brings.`,
      cards: `What an unpaid bill costs, and how to choose a card.`,
    },
    none: {
      title: `There is no guide here`,
      text: `{{brand}} offers neither loans nor credit cards at the moment. See what it does offer.`,
      action: `See all products`,
    },
    cost: {
      title: `What it costs: an example`,
      terms: `You borrow {{amount}} for {{term}} at {{rate}}% interest a year. The processing fee is {{fee}}% of the amount, and {{gst}}% GST is added to the fee.`,
      how: `Fee and GST come to {{fees}}. The lender takes them off first, so {{receive}} reach your account. You repay {{repay}} in all; {{interest}} of that is interest.`,
      apr: `The APR of {{apr}} is above the interest rate, because it counts the fee and the GST as well. Compare loans by the APR.`,
      asOf: `This is what the lender in the middle of those here asks at most, as of {{asOf}}. What you get depends on the lender and on you.`,
      none: `No lender here offers this loan at the moment, so there is no example. The calculator works with the figures of any lender.`,
    },
    terms: {
      title: `The same loan over other terms`,
      text: `The longer the term, the lower the EMI and the more interest you pay in all.`,
      column: { term: `Term`, emi: `EMI`, interest: `Interest`, repay: `You repay` },
    },
    income: {
      title: `What income it takes`,
      text: `No lender here makes an offer when all your EMIs together would take more than {{share}}% of your monthly income.`,
      law: `Where a household earns up to {{threshold}} a year, the law allows {{law}}% of the household's income for a loan without security.`,
      need: `With no other EMI, the EMI of {{emi}} in the example needs an income of at least {{income}} a month. A lender may ask for more.`,
    },
    next: {
      text: `See what each lender here offers you. Looking does not affect your credit score.`,
      loans: `Compare lenders`,
      cardsText: `See every card here with its fees, interest and benefits.`,
      cards: `Compare cards`,
      calculator: `Calculate with other figures`,
    },
  }
export { t as n, r as t }
