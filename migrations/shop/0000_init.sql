CREATE TABLE `agenda` (
	`kind` text NOT NULL,
	`ref` text NOT NULL,
	`due_at` integer NOT NULL,
	`tries` integer NOT NULL,
	`failed` integer NOT NULL,
	PRIMARY KEY(`kind`, `ref`),
	CONSTRAINT "agenda_tries" CHECK("agenda"."tries" >= 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `agenda_by_due` ON `agenda` (`failed`,`due_at`);--> statement-breakpoint
CREATE TABLE `cart_line` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`variant_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`added_price` integer NOT NULL,
	`added_at` integer NOT NULL,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "quantity_positive" CHECK("cart_line"."quantity" >= 1)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `cart_line_once` ON `cart_line` (`owner`,`variant_id`);--> statement-breakpoint
CREATE TABLE `category` (
	`slug` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`image` text NOT NULL,
	`position` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `product` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`category_slug` text NOT NULL,
	`description` text NOT NULL,
	`attributes` text NOT NULL,
	`options` text NOT NULL,
	`images` text NOT NULL,
	`weight_grams` integer NOT NULL,
	`digital` integer NOT NULL,
	`published` integer NOT NULL,
	`sold` integer NOT NULL,
	`rating` integer,
	`reviews` integer NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	`search` text NOT NULL,
	FOREIGN KEY (`category_slug`) REFERENCES `category`(`slug`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `product_slug_unique` ON `product` (`slug`);--> statement-breakpoint
CREATE INDEX `product_by_category` ON `product` (`category_slug`,`position`);--> statement-breakpoint
CREATE TABLE `variant` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`values` text NOT NULL,
	`name` text NOT NULL,
	`image` text NOT NULL,
	`price` integer NOT NULL,
	`full_price` integer,
	`stock` integer NOT NULL,
	`position` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stock_not_negative" CHECK("variant"."stock" >= 0),
	CONSTRAINT "price_not_negative" CHECK("variant"."price" >= 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `variant_by_product` ON `variant` (`product_id`,`position`);--> statement-breakpoint
CREATE TABLE `consent` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` text NOT NULL,
	`purpose` text NOT NULL,
	`version` text NOT NULL,
	`granted` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `consent_by_customer` ON `consent` (`customer_id`,`purpose`,`at`);--> statement-breakpoint
CREATE TABLE `customer_address` (
	`customer_id` text NOT NULL,
	`digest` text NOT NULL,
	`address` text NOT NULL,
	`used_at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `digest`),
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "customer_address_digest" CHECK(length("customer_address"."digest") = 64)
) STRICT;
--> statement-breakpoint
CREATE INDEX `customer_address_by_use` ON `customer_address` (`customer_id`,`used_at`);--> statement-breakpoint
CREATE TABLE `customer` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`email` text,
	`password` text NOT NULL,
	`type` text NOT NULL,
	`created_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_code_unique` ON `customer` (`code`);--> statement-breakpoint
CREATE UNIQUE INDEX `customer_phone_unique` ON `customer` (`phone`);--> statement-breakpoint
CREATE UNIQUE INDEX `customer_email_unique` ON `customer` (`email`);--> statement-breakpoint
CREATE TABLE `login_failure` (
	`id` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`address` text,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `login_failure_by_account` ON `login_failure` (`account`,`at`);--> statement-breakpoint
CREATE INDEX `login_failure_by_address` ON `login_failure` (`address`,`at`);--> statement-breakpoint
CREATE INDEX `login_failure_by_age` ON `login_failure` (`at`);--> statement-breakpoint
CREATE TABLE `session` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `session_by_customer` ON `session` (`customer_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `session_by_expiry` ON `session` (`expires_at`);--> statement-breakpoint
CREATE TABLE `affiliate_click` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`visitor` text NOT NULL,
	`address` text NOT NULL,
	`device` text NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `affiliate_click_by_visitor` ON `affiliate_click` (`code`,`visitor`,`at`);--> statement-breakpoint
CREATE TABLE `file` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`mime` text NOT NULL,
	`bytes` integer NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `traffic_count` (
	`day` text NOT NULL,
	`path` text NOT NULL,
	`views` integer NOT NULL,
	PRIMARY KEY(`day`, `path`),
	CONSTRAINT "traffic_views" CHECK("traffic_count"."views" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `once_answer` (
	`actor` text NOT NULL,
	`key` text NOT NULL,
	`endpoint` text NOT NULL,
	`request_hash` text NOT NULL,
	`answer` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`actor`, `key`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `once_answer_by_age` ON `once_answer` (`at`);--> statement-breakpoint
CREATE TABLE `payment_inbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`vendor` text NOT NULL,
	`transaction_id` text NOT NULL,
	`transaction_status` text NOT NULL,
	`received_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_inbox_once` ON `payment_inbox` (`vendor`,`transaction_id`,`transaction_status`);--> statement-breakpoint
CREATE TABLE `bill` (
	`code` text PRIMARY KEY NOT NULL,
	`sale_id` text NOT NULL,
	`status` text NOT NULL,
	`vendor` text NOT NULL,
	`method` text NOT NULL,
	`account` text,
	`holder` text DEFAULT '' NOT NULL,
	`amount` integer NOT NULL,
	`unique_code` integer NOT NULL,
	`attempt` integer DEFAULT 1 NOT NULL,
	`problem` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`paid_at` integer,
	FOREIGN KEY (`sale_id`) REFERENCES `sale`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bill_amounts" CHECK("bill"."amount" >= 0 AND "bill"."unique_code" BETWEEN 0 AND 999 AND "bill"."attempt" >= 1),
	CONSTRAINT "bill_paid_when" CHECK(("bill"."status" = 'PAID') = ("bill"."paid_at" IS NOT NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `bill_saleId_unique` ON `bill` (`sale_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `bill_amount_tells_payer` ON `bill` (`account`,`amount`) WHERE "bill"."account" IS NOT NULL AND "bill"."status" = 'UNPAID';--> statement-breakpoint
CREATE TABLE `charge` (
	`reference` text PRIMARY KEY NOT NULL,
	`bill_code` text NOT NULL,
	`attempt` integer NOT NULL,
	`vendor` text NOT NULL,
	`amount` integer NOT NULL,
	`transaction_id` text,
	`number` text,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`bill_code`) REFERENCES `bill`(`code`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `charge_attempt` ON `charge` (`bill_code`,`attempt`);--> statement-breakpoint
CREATE TABLE `sale_event` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`sale_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`sale_id`) REFERENCES `sale`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `sale_event_by_sale` ON `sale_event` (`sale_id`,`id`);--> statement-breakpoint
CREATE TABLE `sale_line` (
	`sale_id` text NOT NULL,
	`position` integer NOT NULL,
	`variant_id` text NOT NULL,
	`name` text NOT NULL,
	`variant_name` text NOT NULL,
	`slug` text NOT NULL,
	`image` text NOT NULL,
	`unit_price` integer NOT NULL,
	`full_price` integer,
	`added_price` integer NOT NULL,
	`quantity` integer NOT NULL,
	`weight_grams` integer NOT NULL,
	PRIMARY KEY(`sale_id`, `position`),
	FOREIGN KEY (`sale_id`) REFERENCES `sale`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sale_line_amounts" CHECK("sale_line"."unit_price" >= 0 AND "sale_line"."quantity" >= 1 AND "sale_line"."weight_grams" >= 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `sale_line_once` ON `sale_line` (`sale_id`,`variant_id`);--> statement-breakpoint
CREATE TABLE `sale` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text,
	`customer_id` text,
	`visitor_id` text,
	`status` text NOT NULL,
	`digital` integer NOT NULL,
	`address` text,
	`weight_grams` integer NOT NULL,
	`shipping_code` text,
	`shipping_courier` text DEFAULT '' NOT NULL,
	`shipping_service` text DEFAULT '' NOT NULL,
	`shipping_days_min` integer,
	`shipping_days_max` integer,
	`payment_vendor` text,
	`payment_method` text,
	`remark` text DEFAULT '' NOT NULL,
	`subtotal` integer NOT NULL,
	`shipping_cost` integer DEFAULT 0 NOT NULL,
	`discount` integer DEFAULT 0 NOT NULL,
	`unique_code` integer DEFAULT 0 NOT NULL,
	`total` integer NOT NULL,
	`affiliate_code` text,
	`receipt_number` text,
	`created_at` integer NOT NULL,
	`placed_at` integer,
	`pay_by` integer,
	`delivered_at` integer,
	CONSTRAINT "sale_has_owner" CHECK("sale"."customer_id" IS NOT NULL OR "sale"."visitor_id" IS NOT NULL),
	CONSTRAINT "sale_amounts" CHECK("sale"."subtotal" >= 0 AND "sale"."shipping_cost" >= 0 AND "sale"."discount" >= 0 AND "sale"."unique_code" BETWEEN 0 AND 999 AND "sale"."discount" <= "sale"."subtotal"),
	CONSTRAINT "sale_total" CHECK("sale"."total" = "sale"."subtotal" + "sale"."shipping_cost" + "sale"."unique_code" - "sale"."discount"),
	CONSTRAINT "sale_placed" CHECK(("sale"."status" = 'DRAFT') = ("sale"."number" IS NULL) AND ("sale"."status" = 'DRAFT') = ("sale"."placed_at" IS NULL) AND ("sale"."status" = 'DRAFT') = ("sale"."pay_by" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `sale_number_unique` ON `sale` (`number`);--> statement-breakpoint
CREATE INDEX `sale_by_customer` ON `sale` (`customer_id`,`placed_at`);--> statement-breakpoint
CREATE INDEX `sale_by_status` ON `sale` (`status`,`pay_by`);--> statement-breakpoint
CREATE TABLE `stock_hold` (
	`sale_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`state` text NOT NULL,
	PRIMARY KEY(`sale_id`, `variant_id`),
	FOREIGN KEY (`sale_id`) REFERENCES `sale`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "hold_positive" CHECK("stock_hold"."quantity" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `simulated_payment` (
	`transaction_id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`idempotency_key` text,
	`amount` integer NOT NULL,
	`bank` text NOT NULL,
	`va_number` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`settled_at` integer,
	CONSTRAINT "simulated_amount_positive" CHECK("simulated_payment"."amount" > 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `simulated_payment_orderId_unique` ON `simulated_payment` (`order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `simulated_payment_idempotencyKey_unique` ON `simulated_payment` (`idempotency_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `simulated_payment_vaNumber_unique` ON `simulated_payment` (`va_number`);--> statement-breakpoint
CREATE TABLE `simulator_account` (
	`id` integer PRIMARY KEY NOT NULL,
	`server_key` text NOT NULL,
	`fault` text NOT NULL,
	CONSTRAINT "simulator_account_one" CHECK("simulator_account"."id" = 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `shop_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`settings` text NOT NULL,
	`generation` integer NOT NULL,
	`next_generation` integer,
	CONSTRAINT "shop_state_one" CHECK("shop_state"."id" = 1)
) STRICT;
