-- No GST is due on a penal charge of a regulated entity (CBIC circular 245/02/2025-GST). The words that the product
-- brought lose it, in the lenders and in the offers of applications; the other words of an admin stay as they are.
UPDATE "lenders" SET "penal_charges" = regexp_replace("penal_charges", ', plus GST$', '') WHERE "penal_charges" ~ '^₹[0-9,.]+ for each EMI paid late, plus GST$';
--> statement-breakpoint
UPDATE "lenders" SET "penal_charges_hi" = regexp_replace("penal_charges_hi", ' और GST$', '') WHERE "penal_charges_hi" ~ '^देर से दी गई हर EMI पर ₹[0-9,.]+ और GST$';
--> statement-breakpoint
UPDATE "applications" SET "offer" = jsonb_set("offer", '{penal_charges}', to_jsonb(regexp_replace("offer" ->> 'penal_charges', ', plus GST$', ''))) WHERE "offer" ->> 'penal_charges' ~ '^₹[0-9,.]+ for each EMI paid late, plus GST$';
--> statement-breakpoint
UPDATE "applications" SET "offer" = jsonb_set("offer", '{penal_charges_hi}', to_jsonb(regexp_replace("offer" ->> 'penal_charges_hi', ' और GST$', ''))) WHERE "offer" ->> 'penal_charges_hi' ~ '^देर से दी गई हर EMI पर ₹[0-9,.]+ और GST$';
