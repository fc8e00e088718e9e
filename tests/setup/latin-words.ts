/** Terms that stay Latin in Hindi, names, and addresses that are typed as they stand. */
const LATIN = new Set(
  [
    'EMI',
    'APR',
    'PAN',
    'OTP',
    'GST',
    'KYC',
    'SMS',
    'RBI',
    'NBFC',
    'KFS',
    // The housing scheme and its income bands.
    'PMAY',
    'PMAY-U',
    'EWS',
    'LIG',
    'MIG',
    'IFSC',
    'ID',
    'MIS',
    'CSR',
    'DSA',
    'UTM',
    'UNIQUE_ID',
    'CSV',
    'URL',
    'PNG',
    'JPEG',
    'SVG',
    'WebP',
    'MB',
    'A4',
    'TDS',
    'UTR',
    'NEFT',
    'RTGS',
    'IMPS',
    'CGST',
    'SGST',
    'IGST',
    'QR',
    'PDF',
    'UPI',
    'SLA',
  ]
    // Said in English in the specification, to the letter.
    .concat(['Masquerade', 'Mode', 'English', 'CreditLane'])
    // Letters and addresses that a hint spells out.
    // Kinds of files, and heads and days in them that are typed as they stand.
    .concat(['XLS', 'XLSX', 'kB', 'application_id', 'status', 'DD', 'MM', 'YYYY'])
    .concat(['A', 'Z', 'A-Z', 'P', 'com', 'in', 'gmail.com', 'cms.rbi.org.in', 'loans.example.com', 'https'])
    .concat([
      'admin',
      'partner',
      'lender',
      'LD-310101',
      'CL-240101',
      'KFS-610101',
      'N-14.03000',
      'H',
      'example.com',
      'www.example.com',
      'hooks',
      'Tab',
    ])
    // Whoever joins systems together says it in English.
    .concat([
      'API',
      'key',
      'webhook',
      'HMAC',
      'SHA-256',
      'JSON',
      'HTTP',
      'POST',
      'GET',
      'OpenAPI',
      'curl',
      'HTML',
      'IP',
      'Authorization',
      'Bearer',
      'Retry-After',
      'Idempotency-Key',
      'consent_text_version',
      'creditlane-signature',
      'seconds',
      't',
      'v1',
      'hex',
      'xx',
      'body',
      'clk_test_',
      'Scope',
      'Widget',
    ]),
)

/** Words in Latin letters that have no business in a Hindi text. */
export const latinWords = (text: string): string[] =>
  (text.match(/[A-Za-z][\w.-]*\w|[A-Za-z]/g) ?? []).filter((word) => !LATIN.has(word))
