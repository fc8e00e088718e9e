CREATE TABLE "message_templates" (
	"template_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_templates_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"replaces" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"channel" text NOT NULL,
	"category" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"subject_hi" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"text_hi" text NOT NULL,
	"fill_1" text DEFAULT '' NOT NULL,
	"fill_2" text DEFAULT '' NOT NULL,
	"fill_3" text DEFAULT '' NOT NULL,
	"third_reason" text DEFAULT '' NOT NULL,
	"entity_id" text DEFAULT '' NOT NULL,
	"header" text DEFAULT '' NOT NULL,
	"dlt_id" text DEFAULT '' NOT NULL,
	"dlt_id_hi" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"registered_at" timestamp with time zone,
	"retired_at" timestamp with time zone,
	"retired_reason" text,
	CONSTRAINT "message_templates_replaces_unique" UNIQUE("replaces")
);
--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_replaces_message_templates_template_id_fk" FOREIGN KEY ("replaces") REFERENCES "public"."message_templates"("template_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_created_by_admins_admin_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_templates_state" ON "message_templates" USING btree ("state","created_at");