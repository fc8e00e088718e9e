CREATE TABLE "payout_payments" (
	"payment_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_payments_payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"partner_id" integer NOT NULL,
	"month" text NOT NULL,
	"amount" bigint NOT NULL,
	"parts" jsonb NOT NULL,
	"utr" text,
	"day" text NOT NULL,
	"account_ending" text NOT NULL,
	"ifsc" text NOT NULL,
	"reverses" integer,
	"reason" text,
	"noted_by" integer,
	"noted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_payments_utr_unique" UNIQUE("utr"),
	CONSTRAINT "payout_payments_reverses_unique" UNIQUE("reverses")
);
--> statement-breakpoint
ALTER TABLE "payout_lines" ADD COLUMN "approved_by" integer;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD COLUMN "payment_id" integer;--> statement-breakpoint
ALTER TABLE "payout_payments" ADD CONSTRAINT "payout_payments_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_payments_partner" ON "payout_payments" USING btree ("partner_id","payment_id");--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_payment_id_payout_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payout_payments"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_lines_payment" ON "payout_lines" USING btree ("payment_id");