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
CREATE TABLE "offer_lists" (
	"offer_list_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_lists_offer_list_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"app_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"product_type" text,
	"method_version" text NOT NULL,
	"inputs_enc" text,
	"inputs" jsonb,
	"shown" jsonb NOT NULL,
	"lender_versions" jsonb,
	"lines_enc" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_lists_sealed" CHECK ("offer_lists"."inputs" is null)
);
--> statement-breakpoint
CREATE TABLE "decision_counts" (
	"product_type" text NOT NULL,
	"cell" text NOT NULL,
	"lender_id" integer NOT NULL,
	"decided" integer NOT NULL,
	"approved" integer NOT NULL,
	CONSTRAINT "decision_counts_product_type_cell_lender_id_pk" PRIMARY KEY("product_type","cell","lender_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "key_fact_statements_version" ON "key_fact_statements" USING btree ("app_id","lender_id","version");--> statement-breakpoint
CREATE INDEX "key_fact_statements_user" ON "key_fact_statements" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "key_fact_statements_at" ON "key_fact_statements" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "offer_lists_app" ON "offer_lists" USING btree ("app_id","created_at");--> statement-breakpoint
CREATE INDEX "offer_lists_at" ON "offer_lists" USING btree ("created_at");
