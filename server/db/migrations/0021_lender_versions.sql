CREATE TABLE "lender_versions" (
	"version_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lender_versions_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lender_id" integer NOT NULL,
	"digest" text NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offer_lists" ADD COLUMN "lender_versions" jsonb;--> statement-breakpoint
ALTER TABLE "offer_lists" ADD COLUMN "lines_enc" text;--> statement-breakpoint
ALTER TABLE "lender_versions" ADD CONSTRAINT "lender_versions_lender_id_lenders_lender_id_fk" FOREIGN KEY ("lender_id") REFERENCES "public"."lenders"("lender_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lender_versions_lender" ON "lender_versions" USING btree ("lender_id","version_id");--> statement-breakpoint
CREATE INDEX "lender_versions_digest" ON "lender_versions" USING btree ("digest");