CREATE SEQUENCE "public"."proposal_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 610101 CACHE 1;--> statement-breakpoint
CREATE TABLE "key_fact_statements" (
	"proposal_number" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"app_id" text NOT NULL,
	"lender_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"content_enc" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "proposal_number" text;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "proposal_number" text;--> statement-breakpoint
ALTER TABLE "key_fact_statements" ADD CONSTRAINT "key_fact_statements_user_id_customers_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."customers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "key_fact_statements_version" ON "key_fact_statements" USING btree ("app_id","lender_id","version");--> statement-breakpoint
CREATE INDEX "key_fact_statements_user" ON "key_fact_statements" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "key_fact_statements_at" ON "key_fact_statements" USING btree ("issued_at");