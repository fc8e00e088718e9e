CREATE TABLE "lower_tax_certificates" (
	"certificate_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lower_tax_certificates_certificate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"partner_id" integer NOT NULL,
	"number" text NOT NULL,
	"tds_percent" numeric NOT NULL,
	"limit_amount" bigint NOT NULL,
	"from_day" text NOT NULL,
	"to_day" text NOT NULL,
	"evidence" text NOT NULL,
	"noted_by" integer,
	"noted_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" integer,
	"ended_reason" text
);
--> statement-breakpoint
ALTER TABLE "payout_lines" ADD COLUMN "tds_percent" numeric;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD COLUMN "tds_certificate" text;--> statement-breakpoint
ALTER TABLE "lower_tax_certificates" ADD CONSTRAINT "lower_tax_certificates_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lower_tax_certificates" ADD CONSTRAINT "lower_tax_certificates_noted_by_admins_admin_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lower_tax_certificates" ADD CONSTRAINT "lower_tax_certificates_ended_by_admins_admin_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lower_tax_certificates_number" ON "lower_tax_certificates" USING btree ("partner_id","number");--> statement-breakpoint
CREATE INDEX "payout_lines_certificate" ON "payout_lines" USING btree ("partner_id","tds_certificate") WHERE tds_certificate is not null;