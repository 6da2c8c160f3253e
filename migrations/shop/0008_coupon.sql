CREATE TABLE `coupon_choice` (
	`owner` text NOT NULL,
	`kind` text NOT NULL,
	`coupon_id` text NOT NULL,
	`chosen_at` integer NOT NULL,
	PRIMARY KEY(`owner`, `kind`),
	FOREIGN KEY (`coupon_id`) REFERENCES `coupon`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `coupon_choice_by_age` ON `coupon_choice` (`chosen_at`);--> statement-breakpoint
CREATE TABLE `coupon_claim` (
	`owner` text NOT NULL,
	`coupon_id` text NOT NULL,
	`claimed_at` integer NOT NULL,
	PRIMARY KEY(`owner`, `coupon_id`),
	FOREIGN KEY (`coupon_id`) REFERENCES `coupon`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `coupon` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer,
	`cashback` integer DEFAULT false NOT NULL,
	`percentage` integer DEFAULT false NOT NULL,
	`amount` integer NOT NULL,
	`maximum` integer,
	`minimum` integer DEFAULT 0 NOT NULL,
	`for_shipping` integer DEFAULT false NOT NULL,
	`quota` integer,
	`used` integer DEFAULT 0 NOT NULL,
	`per_customer` integer,
	`categories` text DEFAULT '[]' NOT NULL,
	`products` text DEFAULT '[]' NOT NULL,
	`new_customers_only` integer DEFAULT false NOT NULL,
	`listed` integer DEFAULT true NOT NULL,
	CONSTRAINT "coupon_code" CHECK(length("coupon"."code") BETWEEN 1 AND 40 AND "coupon"."code" NOT GLOB '*[^A-Z0-9_-]*'),
	CONSTRAINT "coupon_amounts" CHECK("coupon"."amount" >= 1 AND ("coupon"."percentage" = 0 OR "coupon"."amount" <= 100) AND ("coupon"."maximum" IS NULL OR "coupon"."maximum" >= 1) AND "coupon"."minimum" >= 0 AND "coupon"."used" >= 0),
	CONSTRAINT "coupon_one_kind" CHECK("coupon"."cashback" = 0 OR "coupon"."for_shipping" = 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `coupon_code_unique` ON `coupon` (`code`);--> statement-breakpoint
CREATE INDEX `coupon_by_start` ON `coupon` (`listed`,`starts_at`);--> statement-breakpoint
CREATE TABLE `sale_coupon` (
	`sale_id` text NOT NULL,
	`kind` text NOT NULL,
	`coupon_id` text NOT NULL,
	`code` text NOT NULL,
	`title` text NOT NULL,
	`cashback` integer NOT NULL,
	`saving` integer NOT NULL,
	`state` text NOT NULL,
	`customer_id` text,
	`phone` text,
	PRIMARY KEY(`sale_id`, `kind`),
	FOREIGN KEY (`sale_id`) REFERENCES `sale`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`coupon_id`) REFERENCES `coupon`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sale_coupon_saving" CHECK("sale_coupon"."saving" >= 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `sale_coupon_by_coupon` ON `sale_coupon` (`coupon_id`,`state`);--> statement-breakpoint
CREATE INDEX `sale_coupon_by_customer` ON `sale_coupon` (`customer_id`);--> statement-breakpoint
CREATE INDEX `sale_coupon_by_phone` ON `sale_coupon` (`phone`);--> statement-breakpoint
CREATE INDEX `sale_by_phone` ON `sale` ("address" ->> '$.phone');