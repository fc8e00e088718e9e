CREATE TABLE "brand_versions" (
	"brand_version_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brand_versions_brand_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"partner_id" integer NOT NULL,
	"version" integer,
	"status" text NOT NULL,
	"theme" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"admin_id" integer,
	"partner_user_id" integer,
	"changed_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "brand_versions_number" ON "brand_versions" USING btree ("partner_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "brand_versions_draft" ON "brand_versions" USING btree ("partner_id") WHERE status = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "brand_versions_live" ON "brand_versions" USING btree ("partner_id") WHERE status in ('published', 'withdrawn');
