var e = {
  title: `Gold loan: how it works and what it costs`,
  lead: `You leave gold with a lender and borrow a part of its value. When all is repaid, you get your gold back.`,
  value: {
    title: `What your gold is worth`,
    text: `The weight of the gold without stones, its purity and the price of the day count. The lender uses its own price and tests the gold in front of you.`,
    example: `If a gram of pure gold (24 carat) costs {{price}}, {{weight}} of {{purity}} carat are worth {{value}}. A lender may lend at most {{loan}} on that.`,
  },
  share: {
    title: `How much may be lent`,
    text: `The law limits the loan to a share of the gold's value. The larger the loan, the smaller the share. Lenders may give less.`,
    example: `What gold of a certain value can bring at most`,
    column: { value: `Gold worth`, loan: `Largest loan` },
    note: `For a loan that is paid back all at the end, the interest to come counts too, so the largest loan is smaller.`,
  },
  ways: `Two ways of paying back`,
  safe: {
    title: `Your gold is safe if`,
    there: `only you bring it, and you are there when it is weighed and tested.`,
    paper: `you get a certificate with weight, purity and value, in your language.`,
    back: `the lender returns it within {{days}} working days after all is repaid. For each day after that it owes you {{late}}.`,
    lost: `you repay in time. If you do not, the lender may auction the gold after telling you. What the auction brings beyond the debt is yours.`,
  },
  faq: {
    first: {
      q: `Do I need a credit history?`,
      a: `No lender here asks for a credit score for a gold loan. For a larger loan it must look at your income.`,
    },
    second: {
      q: `Which gold is taken?`,
      a: `Your own ornaments, and coins sold by banks. Gold bars may not be taken, nor gold that is pledged elsewhere.`,
    },
    third: {
      q: `Can I pay back early?`,
      a: `Yes, and you get your gold back sooner. Whether the lender takes a charge for it is in the Key Fact Statement.`,
    },
  },
}
export { e as default }
