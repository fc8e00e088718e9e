var e = {
  title: `Affordable housing loan: how it works and what it costs`,
  lead: `A long loan for a home of your own. The home is the security.`,
  share: {
    title: `How much may be lent on a home`,
    text: `The law limits the loan to a share of the home's price, and loans here go up to {{most}}. You pay the rest yourself, and stamp duty and registration as well.`,
    example: `Largest loan by the price of the home`,
    column: { price: `Price of the home`, loan: `Largest loan`, own: `Your own money` },
  },
  scheme: {
    title: `What the subsidy brings: an example`,
    example: `A household that earns {{income}} a year and owns no home buys one for {{price}}. It borrows {{loan}} for {{term}}. The scheme counts it as {{band}} and pays about {{subsidy}}: {{times}} payments of {{yearly}}, one a year, straight to the loan account.`,
  },
  faq: {
    first: {
      q: `Who owns the home while the loan runs?`,
      a: `You do. The lender keeps the papers of the home as security and gives them back when all is repaid.`,
    },
    second: {
      q: `What is a floating rate?`,
      a: `It follows a benchmark. When that rises or falls, your EMI or your term changes. The lender must tell you, and lets you choose a higher EMI, a longer term or both.`,
    },
    third: {
      q: `Does closing early cost anything?`,
      a: `Not at a floating rate, for a loan to a person that was granted or renewed from 1 January 2026 on and is not for business. For a fixed rate the Key Fact Statement says it.`,
    },
  },
}
export { e as default }
