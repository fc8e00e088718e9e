-- Nothing is reckoned with the monthly rent, so it is neither asked nor kept.
UPDATE "customers" SET "profile" = "profile" - 'monthly_rent' WHERE "profile" ? 'monthly_rent';
