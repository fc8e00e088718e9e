import { n as e } from './rolldown-runtime-XKyaHtl9.js'
var t = e({ default: () => n }),
  n = {
    headline: `A business loan without the small print`,
    lead: `For shops and companies, with or without a registration certificate. Every lender with its APR and total cost.`,
    facts: { amount: `Without security`, needs: `PAN and yearly turnover; two years in business help` },
    faq: {
      first: {
        q: `I have no registration certificate. Can I apply?`,
        a: `Yes. We then look for a personal loan that suits you.`,
      },
      second: {
        q: `Which papers are asked for?`,
        a: `Usually bank statements of the last months and, if you have them, GST returns. The lender says what it needs.`,
      },
      third: {
        q: `Does the loan appear under my name?`,
        a: `For a sole owner, yes: the lender asks for your credit report. For a company it may ask for both.`,
      },
    },
  },
  r = e({ default: () => i }),
  i = {
    headline: `A car loan you can see through`,
    lead: `New or used: tell us the price and your down payment. We take your enquiry down and say honestly what happens next.`,
    facts: {
      amount: `Usually 90% to 100% of the price of a new car, less for a used one`,
      term: `12 to 84 months`,
      rate: `Depends on the lender, the car and your credit history`,
      needs: `Quotation or sale agreement, PAN, proof of income and address`,
    },
    faq: {
      first: {
        q: `Can I apply here online?`,
        a: `Not yet. You leave an enquiry, and we pass it on to lenders of car loans if you agree.`,
      },
      second: {
        q: `How much should I pay down?`,
        a: `The more you pay yourself, the less interest you pay. Keep enough aside for insurance and for three EMIs.`,
      },
      third: {
        q: `Is a long term better?`,
        a: `The EMI gets smaller and the total cost bigger. Compare the total repaid, not the EMI alone.`,
      },
    },
  },
  a = e({ default: () => o }),
  o = {
    headline: `A gold loan that shows what your gold is worth`,
    lead: `Weight and purity in, loan value out. See where the limits step down, and what EMI or one payment at the end would cost.`,
    facts: {
      amount: `At most 75% to 85% of the value of the gold`,
      term: `At most 12 months when all is paid at the end`,
      needs: `Jewellery of up to 1 kg or coins of up to 50 g, PAN, and you yourself when it is weighed`,
    },
    faq: {
      first: {
        q: `How much do I get for my gold?`,
        a: `Up to 85% of its value for loans of up to ₹2.5 lakh, 80% up to ₹5 lakh and 75% above. Stones do not count.`,
      },
      second: {
        q: `When do I get it back?`,
        a: `Within 7 working days after you have paid everything back. After that the lender pays you ₹5,000 for each day.`,
      },
      third: {
        q: `Does a low credit score matter?`,
        a: `Up to ₹2.5 lakh the gold counts most. Above that the lender also looks at your income.`,
      },
    },
  },
  s = e({ default: () => c }),
  c = {
    headline: `An affordable home, and what the scheme adds`,
    lead: `Housing loans for first homes, with the interest subsidy of PMAY-U 2.0 explained for your household.`,
    facts: { needs: `PAN, household income, the pincode and value of the home` },
    faq: {
      first: {
        q: `Who gets the subsidy?`,
        a: `Households with up to ₹9 lakh a year that own no permanent house anywhere in India and had no housing subsidy in 20 years.`,
      },
      second: {
        q: `How much is it?`,
        a: `4% on the first ₹8 lakh of the loan for at most 12 years, up to ₹1.80 lakh, paid in five yearly parts. The loan may be up to ₹25 lakh and the house up to ₹35 lakh.`,
      },
      third: {
        q: `Who decides?`,
        a: `The lender decides on the loan, the government on the subsidy. We only show whether you may fit.`,
      },
    },
  },
  l = e({ default: () => u }),
  u = {
    headline: `A personal loan, with its whole cost in view`,
    lead: `Fill in one short form and see the APR, EMI and total cost of every lender that fits.`,
    facts: { needs: `PAN, regular income, age 18 to 70` },
    faq: {
      first: {
        q: `Do I need security?`,
        a: `No. A personal loan is given on your income and your credit history alone.`,
      },
      second: {
        q: `How fast is the money there?`,
        a: `After the lender approves and you have signed, usually in one to three working days.`,
      },
      third: {
        q: `Can I pay it back early?`,
        a: `Yes. Some lenders charge for it in the first months; the charge stands in the Key Fact Statement before you apply.`,
      },
    },
  },
  d = e({ default: () => f }),
  f = {
    headline: `A student loan begins with the right questions`,
    lead: `Tell us the course, the institution and the cost. We take your enquiry down and say honestly what happens next.`,
    facts: {
      amount: `Usually up to ₹7.5 lakh without security`,
      term: `Up to 15 years, often beginning after the course`,
      rate: `Depends on the lender, the course and the co-applicant`,
      needs: `Admission letter, cost of the course, a parent or guardian as co-applicant`,
    },
    faq: {
      first: {
        q: `Can I apply here online?`,
        a: `Not yet. You leave an enquiry, and we pass it on to lenders of student loans if you agree.`,
      },
      second: {
        q: `Is there a government scheme?`,
        a: `Yes, some courses and incomes get interest support. Ask your institution and the bank about it.`,
      },
      third: { q: `What does the enquiry cost?`, a: `Nothing, and it is not seen in your credit report.` },
    },
  },
  p = e({ default: () => m }),
  m = {
    headline: `Your two-wheeler, paid month by month`,
    lead: `New or used: tell us the price and what you pay yourself. We take your enquiry down and say honestly what happens next.`,
    facts: {
      amount: `Usually up to 95% of the price on the road`,
      term: `12 to 48 months`,
      rate: `Depends on the lender and the vehicle; ask for the APR, not the flat rate`,
      needs: `Quotation of the dealer, PAN, proof of income and address`,
    },
    faq: {
      first: {
        q: `Can I apply here online?`,
        a: `Not yet. You leave an enquiry, and we pass it on to lenders of two-wheeler loans if you agree.`,
      },
      second: {
        q: `What is a flat rate?`,
        a: `Interest on the whole amount until the end, although you owe less each month. 18% flat for a year is really about 32% a year.`,
      },
      third: {
        q: `Who owns the vehicle meanwhile?`,
        a: `You do. The lender is noted in the registration until the loan is paid back.`,
      },
    },
  },
  h = e({ default: () => g }),
  g = {
    facts: `At a glance`,
    onOffer: {
      amount: `{{least}} to {{most}}`,
      term: `{{monthsMin}} to {{monthsMax}}`,
      rate: `{{rateMin}}% to {{rateMax}}% interest a year, APR {{aprMin}} to {{aprMax}}. Processing fee {{feeMin}}% to {{feeMax}}% of the amount, plus GST on it`,
      asOf: `What the lenders here offer, worked out from their own figures, as of {{asOf}}. What you get depends on the lender and on you.`,
      example: `Representative example: {{amount}} for {{term}} at {{rate}}% interest a year, processing fee {{fee}}% plus GST. EMI {{emi}}, APR {{apr}}, you repay {{total}}. This is what the lender in the middle asks at most.`,
      none: `No lender here offers this at the moment`,
    },
    typical: `Typical figures of the Indian market, not an offer. What you get depends on the lender and on you.`,
    enquiry: `No lender offers this loan online here yet. Tell us what you need; we pass it on only with your consent.`,
    goOn: `Go on`,
    others: `See all products`,
    fact: { amount: `Amount`, term: `Term`, rate: `Cost`, needs: `You need` },
    notOffered: {
      title: `This is not offered here`,
      text: `{{brand}} does not offer this at the moment: {{product}}. You can choose one of these.`,
      enquiries: `Also here:`,
      applications: `Your applications are safe. See them here.`,
    },
    guide: `How it works, with worked examples`,
  }
export { s as a, t as c, l as i, p as n, a as o, d as r, r as s, h as t }
