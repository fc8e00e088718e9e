CREATE TABLE "campaign_messages" (
	"campaign_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"app_id" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"reason" text,
	"message_id" text,
	"link_code" text,
	"channel" text NOT NULL,
	"at" timestamp with time zone,
	CONSTRAINT "campaign_messages_campaign_id_user_id_pk" PRIMARY KEY("campaign_id","user_id"),
	CONSTRAINT "campaign_messages_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "campaign_messages_link_code_unique" UNIQUE("link_code")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"campaign_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaigns_campaign_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"template_id" integer NOT NULL,
	"audience" jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"approved_by" integer,
	"send_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"run" integer DEFAULT 0 NOT NULL,
	"run_since" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"stop_cause" text,
	"stop_word" text,
	"trouble_since" timestamp with time zone,
	"waits_until" timestamp with time zone
);
--> statement-breakpoint
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
	"event" text DEFAULT '' NOT NULL,
	CONSTRAINT "message_templates_replaces_unique" UNIQUE("replaces")
);
--> statement-breakpoint
ALTER TABLE "campaign_messages" ADD CONSTRAINT "campaign_messages_campaign_id_campaigns_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("campaign_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_template_id_message_templates_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."message_templates"("template_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_replaces_message_templates_template_id_fk" FOREIGN KEY ("replaces") REFERENCES "public"."message_templates"("template_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_messages_state" ON "campaign_messages" USING btree ("campaign_id","state","user_id");--> statement-breakpoint
CREATE INDEX "campaign_messages_user" ON "campaign_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "campaigns_created" ON "campaigns" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "message_templates_state" ON "message_templates" USING btree ("state","created_at");
