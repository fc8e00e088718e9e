var e = {
  title: `Personal loan: how it works and what it costs`,
  lead: `A loan without security, for whatever you need. You pay it back in equal monthly instalments (EMIs).`,
  who: {
    title: `What lenders look at`,
    text: `Your income and the EMIs you pay already, your credit score, your age, your work and where you live. Each lender has limits of its own. Where one does not match, the list of offers says why.`,
  },
  cooling: {
    title: `If you change your mind`,
    text: `After the loan is paid out you can give it back for at least one day. The Key Fact Statement says for how many days. You then pay the amount and the cost of the days, and no penalty. The lender may keep a one-time processing fee only if the statement says so.`,
    example_one: `In the example, given back after {{count}} day, that is {{due}}: the {{amount}} that you borrowed and {{cost}} for this day.`,
    example_other: `In the example, given back after {{count}} days, that is {{due}}: the {{amount}} that you borrowed and {{cost}} for these days.`,
  },
  faq: {
    first: {
      q: `What is the difference between interest rate and APR?`,
      a: `The interest rate is the price of the money alone. The APR also counts the fees and the GST on them, per year. Two loans with the same rate can have different APRs.`,
    },
    second: {
      q: `Is a longer term better?`,
      a: `Each EMI is lower, and the whole loan costs more. Take the shortest term whose EMI you can also pay in a bad month.`,
    },
    third: {
      q: `What happens if I miss an EMI?`,
      a: `The lender may take the penal charge that is in the Key Fact Statement, and tells the credit bureaus. Talk to the lender before the due date if you see it coming.`,
    },
  },
}
export { e as default }
