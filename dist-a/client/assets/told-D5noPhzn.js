var e = {
  items: {
    contact: {
      what: `Your mobile number or email`,
      why: `To send the code, keep your application under your name and write to you about it.`,
    },
    answers: {
      what: `What you tell us in the forms that you fill in`,
      why: `To find the lenders whose rules you meet and show you their real cost, and to count, without names, what lenders decide. The lender or insurer that you choose gets what its consent lists.`,
    },
    score: {
      what: `Your credit score, and what the credit bureau knows of your name, birth date, address and EMIs, only if you agree to that`,
      why: `To use the rates that lenders give for your score, and in the same counts. The rest fills in your form.`,
    },
    device: {
      what: `Your internet address, your browser and kind of device, and the times of your visits`,
      why: `To keep your account safe. We never ask for your contacts, photos, messages or location.`,
    },
  },
  fields: {
    person: `Person: name, date of birth, gender, PAN`,
    contact: `Contact: mobile number, email, what we may write to you`,
    home: `Home: address and pincode, kind of home`,
    work: `Work and income: kind of work, employer, office pincode, monthly income, how the salary is paid, EMIs already paid, income and EMIs of the household, education`,
    business: `Business: registration, sales in a year, years in business, whether it has a bank account, what it does, gross profit, profession and its years`,
    loan: `Loan: amount, months, purpose of the loan, net banking`,
    gold: `Gold: ornaments or coins, weight, purity, how it is paid back`,
    property: `Home to buy: its value, its pincode, household’s yearly income, whether the household owns a home, whether it had a housing subsidy`,
    answers: `What a lender asks itself: marital status, purpose of the loan, time in the job, work experience, household’s yearly income, bank account number, IFSC, name of a reference, mobile number of that person, that this person knows of it`,
    study: `Studies: course and institution, in India or abroad, its cost`,
    vehicle: `Vehicle: new or used, and price, what is paid without a loan`,
  },
  sharing: `No lender and no credit bureau receives anything until you say yes. The partner who sent you sees your initials, four digits of your number, lender, amount, status and payout time.`,
  rights: `You can see, correct or delete your data. We keep your details until you have them deleted, and visits and messages for one year. What the law makes us keep stays sealed until its day: the privacy policy lists it.`,
  withdraw: `How to withdraw`,
  complain: `How to complain`,
  version: `Privacy notice {{version}}`,
}
export { e as default }
