CREATE TABLE "slab_versions" (
	"version_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slab_versions_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lender_id" integer NOT NULL,
	"from_day" text,
	"slabs" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"called_off_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "partner_terms" (
	"version_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_terms_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"partner_id" integer NOT NULL,
	"from_day" text NOT NULL,
	"revenue_percent" numeric NOT NULL,
	"revenue_flat_fee" bigint NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"called_off_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "payout_lines" ADD COLUMN "slabs_from" text;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD COLUMN "terms_from" text;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD COLUMN "set_gross" bigint;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "disbursed_amount" bigint;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "disbursed_on" text;--> statement-breakpoint
ALTER TABLE "slab_versions" ADD CONSTRAINT "slab_versions_lender_id_lenders_lender_id_fk" FOREIGN KEY ("lender_id") REFERENCES "public"."lenders"("lender_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_terms" ADD CONSTRAINT "partner_terms_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "slab_versions_day" ON "slab_versions" USING btree ("lender_id",coalesce(from_day, '')) WHERE called_off_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "partner_terms_day" ON "partner_terms" USING btree ("partner_id","from_day") WHERE called_off_at is null;