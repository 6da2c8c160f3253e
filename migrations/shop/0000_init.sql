CREATE TABLE `customer_address` (
	`customer_id` text NOT NULL,
	`digest` text NOT NULL,
	`address` text NOT NULL,
	`used_at` integer NOT NULL,
	`label` text DEFAULT '' NOT NULL,
	`saved_at` integer,
	`main_at` integer,
	`typed_in` text,
	PRIMARY KEY(`customer_id`, `digest`),
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "customer_address_digest" CHECK(length("customer_address"."digest") = 64)
) STRICT;
--> statement-breakpoint
CREATE INDEX `customer_address_by_use` ON `customer_address` (`customer_id`,`used_at`);--> statement-breakpoint
CREATE TABLE `affiliate` (
	`customer_id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`clicks` integer DEFAULT 0 NOT NULL,
	`joined_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `affiliate_code_unique` ON `affiliate` (`code`);--> statement-breakpoint
CREATE TABLE `commission` (
	`order_id` text PRIMARY KEY NOT NULL,
	`affiliate_id` text NOT NULL,
	`status` text NOT NULL,
	`base` integer NOT NULL,
	`amount` integer NOT NULL,
	`at` integer NOT NULL,
	`ready_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`affiliate_id`) REFERENCES `affiliate`(`customer_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "commission_amounts" CHECK("commission"."amount" > 0 AND "commission"."base" >= "commission"."amount")
) STRICT;
--> statement-breakpoint
CREATE INDEX `commission_by_affiliate` ON `commission` (`affiliate_id`,`at`);--> statement-breakpoint
CREATE TABLE `import_run` (
	`file` text PRIMARY KEY NOT NULL,
	`line` integer NOT NULL,
	`ended` integer NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `import_run_by_age` ON `import_run` (`at`);--> statement-breakpoint
CREATE TABLE `import_stock` (
	`stamp` text NOT NULL,
	`variant_id` text NOT NULL,
	`applied` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`stamp`, `variant_id`),
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `import_stock_by_variant` ON `import_stock` (`variant_id`);--> statement-breakpoint
CREATE INDEX `import_stock_by_age` ON `import_stock` (`at`);--> statement-breakpoint
CREATE TABLE `audit_run` (
	`id` integer PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`step` integer NOT NULL,
	`after` integer NOT NULL,
	`sums` text NOT NULL,
	`broken` text NOT NULL,
	`last_ended_at` integer,
	`last_broken` text DEFAULT '[]' NOT NULL,
	`running` integer NOT NULL,
	`changed` integer DEFAULT true NOT NULL,
	CONSTRAINT "audit_run_one" CHECK("audit_run"."id" = 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `backup_before` (
	`table_name` text NOT NULL,
	`row_id` integer NOT NULL,
	`fields` text,
	PRIMARY KEY(`table_name`, `row_id`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `backup_run` (
	`id` integer PRIMARY KEY NOT NULL,
	`night` text NOT NULL,
	`schema` integer NOT NULL,
	`started_at` integer NOT NULL,
	`step` integer NOT NULL,
	`after` integer NOT NULL,
	`parts` integer NOT NULL,
	`sums` text NOT NULL,
	`running` integer NOT NULL,
	`last_night` text,
	`last_ended_at` integer,
	CONSTRAINT "backup_run_one" CHECK("backup_run"."id" = 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `restore_part` (
	`part` integer PRIMARY KEY NOT NULL,
	`lines` text NOT NULL
) STRICT;
--> statement-breakpoint
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
CREATE INDEX `cart_line_by_variant` ON `cart_line` (`variant_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `cart_line_once` ON `cart_line` (`owner`,`variant_id`);--> statement-breakpoint
CREATE TABLE `cart_note` (
	`owner` text PRIMARY KEY NOT NULL,
	`note` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `branch_facet` (
	`branch` text NOT NULL,
	`name` text NOT NULL,
	`value` text NOT NULL,
	`products` integer NOT NULL,
	PRIMARY KEY(`branch`, `name`, `value`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `branch_facet_by_value` ON `branch_facet` (`branch`,`value`,`products`);--> statement-breakpoint
CREATE INDEX `branch_facet_by_name` ON `branch_facet` (`branch`,`name`,`products`);--> statement-breakpoint
CREATE TABLE `category` (
	`slug` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`image` text NOT NULL,
	`position` integer NOT NULL,
	`parent_slug` text
) STRICT;
--> statement-breakpoint
CREATE INDEX `category_by_parent` ON `category` (`parent_slug`);--> statement-breakpoint
CREATE INDEX `category_by_position` ON `category` (`position`);--> statement-breakpoint
CREATE TABLE `category_branch` (
	`branch` text NOT NULL,
	`slug` text NOT NULL,
	PRIMARY KEY(`branch`, `slug`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `category_branch_by_slug` ON `category_branch` (`slug`);--> statement-breakpoint
CREATE TABLE `listing_facet` (
	`listing_id` integer NOT NULL,
	`name` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`listing_id`, `name`, `value`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `listing_facet_by_value` ON `listing_facet` (`name`,`value`,`listing_id`);--> statement-breakpoint
CREATE TABLE `listing_place` (
	`branch` text NOT NULL,
	`listing_id` integer NOT NULL,
	`position` integer NOT NULL,
	`sold` integer NOT NULL,
	`created_at` integer NOT NULL,
	`price` integer NOT NULL,
	`discounted` integer NOT NULL,
	`available` integer NOT NULL,
	PRIMARY KEY(`listing_id`, `branch`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `listing` (
	`id` integer PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`category_slug` text NOT NULL,
	`position` integer NOT NULL,
	`sold` integer NOT NULL,
	`created_at` integer NOT NULL,
	`facets` text NOT NULL,
	`price` integer,
	`discounted` integer DEFAULT false NOT NULL,
	`available` integer DEFAULT false NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `listing_productId_unique` ON `listing` (`product_id`);--> statement-breakpoint
CREATE INDEX `listing_by_category` ON `listing` (`category_slug`,`position`);--> statement-breakpoint
CREATE INDEX `listing_by_position` ON `listing` (`position`);--> statement-breakpoint
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
	`dimensions` text,
	`digital` integer NOT NULL,
	`luxury` integer DEFAULT false NOT NULL,
	`published` integer NOT NULL,
	`sold` integer NOT NULL,
	`rating` integer,
	`reviews` integer NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`category_slug`) REFERENCES `category`(`slug`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `product_slug_unique` ON `product` (`slug`);--> statement-breakpoint
CREATE INDEX `product_by_category` ON `product` (`category_slug`,`position`);--> statement-breakpoint
CREATE INDEX `product_by_position` ON `product` (`position`,`id`);--> statement-breakpoint
CREATE TABLE `stock_movement` (
	`id` integer PRIMARY KEY NOT NULL,
	`variant_id` text NOT NULL,
	`kind` text NOT NULL,
	`quantity` integer NOT NULL,
	`ref` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stock_movement_moves" CHECK("stock_movement"."quantity" <> 0 OR "stock_movement"."kind" = 'carried')
) STRICT;
--> statement-breakpoint
CREATE INDEX `stock_movement_by_variant` ON `stock_movement` (`variant_id`,`id`);--> statement-breakpoint
CREATE INDEX `stock_movement_by_age` ON `stock_movement` (`at`) WHERE "stock_movement"."kind" <> 'carried';--> statement-breakpoint
CREATE TABLE `tier_price` (
	`customer_type` text NOT NULL,
	`variant_id` text NOT NULL,
	`price` integer NOT NULL,
	PRIMARY KEY(`customer_type`, `variant_id`),
	FOREIGN KEY (`customer_type`) REFERENCES `customer_type`(`code`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "tier_price_not_negative" CHECK("tier_price"."price" >= 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `tier_price_by_variant` ON `tier_price` (`variant_id`);--> statement-breakpoint
CREATE TABLE `variant` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`values` text NOT NULL,
	`name` text NOT NULL,
	`sku` text DEFAULT '' NOT NULL,
	`barcode` text DEFAULT '' NOT NULL,
	`image` text NOT NULL,
	`price` integer NOT NULL,
	`full_price` integer,
	`stock` integer NOT NULL,
	`on_hand` integer DEFAULT 0 NOT NULL,
	`position` integer NOT NULL,
	`weight_grams` integer,
	`dimensions` text,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stock_not_negative" CHECK("variant"."stock" >= 0),
	CONSTRAINT "price_not_negative" CHECK("variant"."price" >= 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `variant_by_product` ON `variant` (`product_id`,`position`);--> statement-breakpoint
CREATE UNIQUE INDEX `variant_by_sku` ON `variant` (`sku`) WHERE "variant"."sku" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX `variant_by_barcode` ON `variant` (`barcode`) WHERE "variant"."barcode" <> '';--> statement-breakpoint
CREATE TABLE `article_category` (
	`slug` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`position` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `article` (
	`slug` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`category_slug` text NOT NULL,
	`image` text NOT NULL,
	`summary` text NOT NULL,
	`body` text NOT NULL,
	`published` integer NOT NULL,
	`published_at` integer NOT NULL,
	FOREIGN KEY (`category_slug`) REFERENCES `article_category`(`slug`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `article_by_date` ON `article` (`published_at`) WHERE "article"."published" = 1;--> statement-breakpoint
CREATE INDEX `article_by_category` ON `article` (`category_slug`,`published`,`published_at`);--> statement-breakpoint
CREATE TABLE `information` (
	`slug` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`body` text NOT NULL,
	`position` integer NOT NULL,
	`changed_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `terms_version` (
	`since` integer PRIMARY KEY NOT NULL,
	`body` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `file` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`mime` text NOT NULL,
	`bytes` integer NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `file_by_owner` ON `file` (`owner`);--> statement-breakpoint
CREATE INDEX `file_by_age` ON `file` (`at`);--> statement-breakpoint
CREATE TABLE `flash_sale_item` (
	`flash_sale_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`price` integer NOT NULL,
	`quota` integer NOT NULL,
	`sold` integer NOT NULL,
	`sold_elsewhere` integer DEFAULT 0 NOT NULL,
	`per_customer` integer NOT NULL,
	PRIMARY KEY(`flash_sale_id`, `variant_id`),
	FOREIGN KEY (`flash_sale_id`) REFERENCES `flash_sale`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "flash_sale_item_quota" CHECK("flash_sale_item"."sold" BETWEEN "flash_sale_item"."sold_elsewhere" AND "flash_sale_item"."quota" AND "flash_sale_item"."sold_elsewhere" >= 0),
	CONSTRAINT "flash_sale_item_amounts" CHECK("flash_sale_item"."price" >= 0 AND "flash_sale_item"."per_customer" >= 1)
) STRICT;
--> statement-breakpoint
CREATE INDEX `flash_sale_item_by_variant` ON `flash_sale_item` (`variant_id`);--> statement-breakpoint
CREATE TABLE `flash_sale` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	CONSTRAINT "flash_sale_lasts" CHECK("flash_sale"."ends_at" > "flash_sale"."starts_at")
) STRICT;
--> statement-breakpoint
CREATE INDEX `flash_sale_by_end` ON `flash_sale` (`ends_at`);--> statement-breakpoint
CREATE INDEX `flash_sale_by_start` ON `flash_sale` (`starts_at`);--> statement-breakpoint
CREATE TABLE `one_time_code` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`account` text NOT NULL,
	`address` text,
	`browser` text,
	`customer_id` text,
	`channel` text NOT NULL,
	`digest` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`spent_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "one_time_code_tries" CHECK("one_time_code"."tries" >= 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `one_time_code_by_account` ON `one_time_code` (`account`,`created_at`);--> statement-breakpoint
CREATE INDEX `one_time_code_by_address` ON `one_time_code` (`address`,`created_at`);--> statement-breakpoint
CREATE INDEX `one_time_code_by_age` ON `one_time_code` (`created_at`);--> statement-breakpoint
CREATE INDEX `one_time_code_by_customer` ON `one_time_code` (`customer_id`);--> statement-breakpoint
CREATE TABLE `account_change` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`replaced` text NOT NULL,
	`at` integer NOT NULL,
	`undone_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `account_change_by_customer` ON `account_change` (`customer_id`,`at`);--> statement-breakpoint
CREATE INDEX `account_change_by_age` ON `account_change` (`at`);--> statement-breakpoint
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
CREATE TABLE `contact_change` (
	`customer_id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`ticket` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `customer_type` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `customer` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`email` text,
	`password` text NOT NULL,
	`type` text NOT NULL,
	`created_at` integer NOT NULL,
	`phone_verified_at` integer,
	`email_verified_at` integer,
	`photo_file_id` text,
	`removed_at` integer
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_code_unique` ON `customer` (`code`);--> statement-breakpoint
CREATE INDEX `customer_by_phone` ON `customer` (`phone`);--> statement-breakpoint
CREATE INDEX `customer_by_email` ON `customer` (`email`);--> statement-breakpoint
CREATE INDEX `customer_by_photo` ON `customer` (`photo_file_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `customer_verified_phone` ON `customer` (`phone`) WHERE "customer"."phone_verified_at" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `customer_verified_email` ON `customer` (`email`) WHERE "customer"."email_verified_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `google_account` (
	`sub` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`email` text,
	`linked_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `google_account_customerId_unique` ON `google_account` (`customer_id`);--> statement-breakpoint
CREATE TABLE `passkey` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`credential_id` text NOT NULL,
	`rp_id` text NOT NULL,
	`user_handle` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`name` text NOT NULL,
	`backed_up` integer NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "passkey_counter" CHECK("passkey"."counter" >= 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `passkey_credentialId_unique` ON `passkey` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkey_by_customer` ON `passkey` (`customer_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `pending_registration` (
	`ticket` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`email` text,
	`marketing` integer NOT NULL,
	`password` text NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `pending_registration_by_age` ON `pending_registration` (`at`);--> statement-breakpoint
CREATE INDEX `pending_registration_by_phone` ON `pending_registration` (`phone`);--> statement-breakpoint
CREATE INDEX `pending_registration_by_email` ON `pending_registration` (`email`);--> statement-breakpoint
CREATE TABLE `google_pending_login` (
	`id` text PRIMARY KEY NOT NULL,
	`flow_id` text NOT NULL,
	`sub` text NOT NULL,
	`email` text,
	`name` text NOT NULL,
	`expires_at` integer NOT NULL,
	`spent_at` integer
) STRICT;
--> statement-breakpoint
CREATE INDEX `google_pending_login_by_age` ON `google_pending_login` (`expires_at`);--> statement-breakpoint
CREATE INDEX `google_pending_login_by_account` ON `google_pending_login` (`sub`);--> statement-breakpoint
CREATE TABLE `passkey_challenge` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`bound_to` text NOT NULL,
	`customer_id` text,
	`origin` text NOT NULL,
	`user_handle` text NOT NULL,
	`silent` integer NOT NULL,
	`network` text,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `passkey_challenge_by_asker` ON `passkey_challenge` (`bound_to`,`expires_at`);--> statement-breakpoint
CREATE INDEX `passkey_challenge_by_network` ON `passkey_challenge` (`network`,`expires_at`);--> statement-breakpoint
CREATE INDEX `passkey_challenge_by_end` ON `passkey_challenge` (`expires_at`);--> statement-breakpoint
CREATE INDEX `passkey_challenge_by_customer` ON `passkey_challenge` (`customer_id`);--> statement-breakpoint
CREATE TABLE `known_device` (
	`customer_id` text NOT NULL,
	`device` text NOT NULL,
	`used_at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `device`),
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `known_device_by_use` ON `known_device` (`customer_id`,`used_at`);--> statement-breakpoint
CREATE TABLE `session` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	`device` text DEFAULT '' NOT NULL,
	`used_at` integer,
	`confirmed_at` integer,
	`confirmed_in` text,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `session_by_customer` ON `session` (`customer_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `session_by_expiry` ON `session` (`expires_at`);--> statement-breakpoint
CREATE TABLE `coin_lot` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` text NOT NULL,
	`given` integer NOT NULL,
	`left` integer NOT NULL,
	`expires_at` integer NOT NULL,
	CONSTRAINT "coin_lot_left" CHECK("coin_lot"."left" BETWEEN 0 AND "coin_lot"."given")
) STRICT;
--> statement-breakpoint
CREATE INDEX `coin_lot_by_expiry` ON `coin_lot` (`customer_id`,`expires_at`) WHERE "coin_lot"."left" > 0;--> statement-breakpoint
CREATE TABLE `coin_use` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` text NOT NULL,
	`lot_id` integer NOT NULL,
	`amount` integer NOT NULL,
	FOREIGN KEY (`lot_id`) REFERENCES `coin_lot`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "coin_use_amount" CHECK("coin_use"."amount" > 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `coin_use_by_order` ON `coin_use` (`order_id`);--> statement-breakpoint
CREATE TABLE `ledger_account` (
	`id` text PRIMARY KEY NOT NULL,
	`balance` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_balance" CHECK("ledger_account"."balance" >= 0 OR "ledger_account"."id" LIKE 'shop:%')
) STRICT;
--> statement-breakpoint
CREATE TABLE `ledger_entry` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`transfer_id` integer NOT NULL,
	`account` text NOT NULL,
	`amount` integer NOT NULL,
	FOREIGN KEY (`transfer_id`) REFERENCES `ledger_transfer`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account`) REFERENCES `ledger_account`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ledger_entry_amount" CHECK("ledger_entry"."amount" <> 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `ledger_entry_by_account` ON `ledger_entry` (`account`,("amount" > 0),`id`);--> statement-breakpoint
CREATE INDEX `ledger_entry_by_transfer` ON `ledger_entry` (`transfer_id`);--> statement-breakpoint
CREATE TABLE `ledger_transfer` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`ref` text NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_transfer_once` ON `ledger_transfer` (`kind`,`ref`);--> statement-breakpoint
CREATE TABLE `media` (
	`id` text PRIMARY KEY NOT NULL,
	`address` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	`name` text NOT NULL,
	`source` text NOT NULL,
	`at` integer NOT NULL,
	`unused_since` integer
) STRICT;
--> statement-breakpoint
CREATE INDEX `media_by_source` ON `media` (`source`);--> statement-breakpoint
CREATE INDEX `media_by_unused` ON `media` (`unused_since`);--> statement-breakpoint
CREATE TABLE `message` (
	`id` text PRIMARY KEY NOT NULL,
	`event` text NOT NULL,
	`kind` text NOT NULL,
	`channel` text NOT NULL,
	`target` text NOT NULL,
	`order_id` text,
	`values` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	`sent_at` integer,
	`problem` text DEFAULT '' NOT NULL,
	CONSTRAINT "message_one_end" CHECK("message"."sent_at" IS NULL OR "message"."problem" = '')
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `message_event_unique` ON `message` (`event`);--> statement-breakpoint
CREATE INDEX `message_by_age` ON `message` (`created_at`);--> statement-breakpoint
CREATE INDEX `message_by_target` ON `message` (`target`);--> statement-breakpoint
CREATE INDEX `message_by_order` ON `message` (`order_id`);--> statement-breakpoint
CREATE TABLE `order_return_event` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`return_id` text NOT NULL,
	`status` text NOT NULL,
	`at` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`return_id`) REFERENCES `order_return`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `order_return_event_by_return` ON `order_return_event` (`return_id`,`id`);--> statement-breakpoint
CREATE TABLE `order_return_line` (
	`return_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`quantity` integer NOT NULL,
	PRIMARY KEY(`return_id`, `variant_id`),
	FOREIGN KEY (`return_id`) REFERENCES `order_return`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_return_line_quantity" CHECK("order_return_line"."quantity" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_return_photo` (
	`file_id` text PRIMARY KEY NOT NULL,
	`return_id` text NOT NULL,
	`position` integer NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `file`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`return_id`) REFERENCES `order_return`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `order_return_photo_by_return` ON `order_return_photo` (`return_id`,`position`);--> statement-breakpoint
CREATE TABLE `order_return` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`order_id` text NOT NULL,
	`customer_id` text,
	`by_seller` integer DEFAULT false NOT NULL,
	`status` text NOT NULL,
	`solution` text NOT NULL,
	`reason` text NOT NULL,
	`description` text NOT NULL,
	`courier` text DEFAULT '' NOT NULL,
	`receipt_number` text,
	`replacement_receipt` text,
	`account_id` text,
	`refunded` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_return_refunded" CHECK("order_return"."refunded" IS NULL OR "order_return"."refunded" >= 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `order_return_number_unique` ON `order_return` (`number`);--> statement-breakpoint
CREATE INDEX `order_return_by_order` ON `order_return` (`order_id`);--> statement-breakpoint
CREATE INDEX `order_return_by_status` ON `order_return` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `order_return_by_customer` ON `order_return` (`customer_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `order_return_by_age` ON `order_return` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `bill` (
	`code` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`status` text NOT NULL,
	`vendor` text NOT NULL,
	`method` text NOT NULL,
	`account` text,
	`holder` text DEFAULT '' NOT NULL,
	`amount` integer NOT NULL,
	`unique_code` integer NOT NULL,
	`accepted_amount` integer NOT NULL,
	`attempt` integer DEFAULT 1 NOT NULL,
	`problem` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`paid_at` integer,
	`issued` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bill_amounts" CHECK("bill"."amount" >= 0 AND "bill"."unique_code" BETWEEN 0 AND 999 AND "bill"."attempt" >= 1),
	CONSTRAINT "bill_paid_when" CHECK(("bill"."status" = 'PAID') = ("bill"."paid_at" IS NOT NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `bill_orderId_unique` ON `bill` (`order_id`);--> statement-breakpoint
CREATE INDEX `bill_of_cod` ON `bill` (`paid_at`) WHERE "bill"."vendor" IN ('cod') AND "bill"."status" = 'PAID';--> statement-breakpoint
CREATE UNIQUE INDEX `bill_amount_tells_payer` ON `bill` (`account`,`amount`) WHERE "bill"."account" IS NOT NULL AND "bill"."status" = 'UNPAID';--> statement-breakpoint
CREATE TABLE `charge` (
	`reference` text PRIMARY KEY NOT NULL,
	`bill_code` text NOT NULL,
	`attempt` integer NOT NULL,
	`vendor` text NOT NULL,
	`method` text DEFAULT '' NOT NULL,
	`amount` integer NOT NULL,
	`unique_code` integer DEFAULT 0 NOT NULL,
	`account` text,
	`holder` text DEFAULT '' NOT NULL,
	`transaction_id` text,
	`number` text,
	`biller_code` text,
	`qr_text` text,
	`link` text,
	`state` text NOT NULL,
	`returned` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`bill_code`) REFERENCES `bill`(`code`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `charge_attempt` ON `charge` (`bill_code`,`attempt`);--> statement-breakpoint
CREATE INDEX `charge_by_account` ON `charge` (`account`,`created_at`) WHERE "charge"."account" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `order_event` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `order_event_by_order` ON `order_event` (`order_id`,`id`);--> statement-breakpoint
CREATE INDEX `order_event_came_back` ON `order_event` (`at`) WHERE "order_event"."kind" IN ('cod_refused', 'returned_to_sender');--> statement-breakpoint
CREATE TABLE `order_line` (
	`order_id` text NOT NULL,
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
	`own_price` integer,
	`weight_grams` integer NOT NULL,
	`flash_sale_id` text,
	PRIMARY KEY(`order_id`, `position`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`flash_sale_id`) REFERENCES `flash_sale`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_line_amounts" CHECK("order_line"."unit_price" >= 0 AND "order_line"."quantity" >= 1 AND "order_line"."weight_grams" >= 0 AND ("order_line"."own_price" IS NULL OR "order_line"."own_price" >= 0))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `order_line_once` ON `order_line` (`order_id`,`variant_id`);--> statement-breakpoint
CREATE INDEX `order_line_by_variant` ON `order_line` (`variant_id`,`flash_sale_id`);--> statement-breakpoint
CREATE INDEX `order_line_by_flash_sale` ON `order_line` (`flash_sale_id`) WHERE "order_line"."flash_sale_id" is not null;--> statement-breakpoint
CREATE INDEX `order_line_by_image` ON `order_line` (`image`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text,
	`customer_id` text,
	`visitor_id` text,
	`status` text NOT NULL,
	`delivery` text NOT NULL,
	`address` text,
	`buyer` text,
	`weight_grams` integer NOT NULL,
	`with_digital` integer DEFAULT false NOT NULL,
	`shipping_code` text,
	`shipping_courier` text DEFAULT '' NOT NULL,
	`shipping_service` text DEFAULT '' NOT NULL,
	`shipping_days_min` integer,
	`shipping_days_max` integer,
	`quoted_insurance` integer,
	`quoted_cod` integer,
	`quoted_cod_for` integer,
	`quoted_at` integer,
	`insured` integer DEFAULT false NOT NULL,
	`payment_vendor` text,
	`payment_method` text,
	`note` text DEFAULT '' NOT NULL,
	`subtotal` integer NOT NULL,
	`shipping_cost` integer DEFAULT 0 NOT NULL,
	`shipping_discount` integer DEFAULT 0 NOT NULL,
	`insurance_fee` integer DEFAULT 0 NOT NULL,
	`cod_fee` integer DEFAULT 0 NOT NULL,
	`discount` integer DEFAULT 0 NOT NULL,
	`coins_used` integer DEFAULT 0 NOT NULL,
	`wallet_used` integer DEFAULT 0 NOT NULL,
	`coins_wanted` integer DEFAULT false NOT NULL,
	`wallet_wanted` integer DEFAULT false NOT NULL,
	`vouchers_by_hand` text DEFAULT '[]' NOT NULL,
	`unique_code` integer DEFAULT 0 NOT NULL,
	`total` integer NOT NULL,
	`cashback` integer DEFAULT 0 NOT NULL,
	`dropship_name` text,
	`dropship_phone` text,
	`affiliate_code` text,
	`receipt_number` text,
	`made_by` text,
	`label_prints` integer DEFAULT 0 NOT NULL,
	`pickup_code` text,
	`pickup_by` integer,
	`created_at` integer NOT NULL,
	`placed_at` integer,
	`proven_contact` text,
	`kept_money` integer DEFAULT 0 NOT NULL,
	`kept_wallet` integer DEFAULT 0 NOT NULL,
	`kept_coins` integer DEFAULT 0 NOT NULL,
	`hold_until` integer,
	`pay_by` integer,
	`delivered_at` integer,
	CONSTRAINT "order_has_owner" CHECK("orders"."customer_id" IS NOT NULL OR "orders"."visitor_id" IS NOT NULL),
	CONSTRAINT "order_amounts" CHECK("orders"."subtotal" >= 0 AND "orders"."discount" BETWEEN 0 AND "orders"."subtotal" AND "orders"."shipping_discount" BETWEEN 0 AND "orders"."shipping_cost" AND "orders"."insurance_fee" >= 0 AND "orders"."cod_fee" >= 0 AND "orders"."coins_used" >= 0 AND "orders"."wallet_used" >= 0 AND "orders"."cashback" >= 0 AND "orders"."unique_code" BETWEEN 0 AND 999),
	CONSTRAINT "order_total" CHECK("orders"."total" >= 0 AND "orders"."total" = "orders"."subtotal" - "orders"."discount" + "orders"."shipping_cost" - "orders"."shipping_discount" + "orders"."insurance_fee" + "orders"."cod_fee" + "orders"."unique_code" - "orders"."coins_used" - "orders"."wallet_used"),
	CONSTRAINT "order_kept" CHECK("orders"."kept_money" >= 0 AND "orders"."kept_wallet" BETWEEN 0 AND "orders"."wallet_used" AND "orders"."kept_coins" BETWEEN 0 AND "orders"."coins_used"),
	CONSTRAINT "order_dropship" CHECK(("orders"."dropship_name" IS NULL) = ("orders"."dropship_phone" IS NULL)),
	CONSTRAINT "order_placed" CHECK(("orders"."status" = 'DRAFT') = ("orders"."number" IS NULL) AND ("orders"."status" = 'DRAFT') = ("orders"."placed_at" IS NULL) AND ("orders"."status" = 'DRAFT') = ("orders"."pay_by" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_number_unique` ON `orders` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_pickupCode_unique` ON `orders` (`pickup_code`);--> statement-breakpoint
CREATE INDEX `order_by_customer` ON `orders` (`customer_id`,`placed_at`);--> statement-breakpoint
CREATE INDEX `order_by_customer_and_status` ON `orders` (`customer_id`,`status`,`placed_at`,`id`) WHERE "orders"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX `order_with_digital` ON `orders` (`customer_id`,`placed_at`) WHERE "orders"."with_digital" = 1;--> statement-breakpoint
CREATE INDEX `order_by_visitor` ON `orders` (`visitor_id`,`placed_at`);--> statement-breakpoint
CREATE INDEX `order_by_age` ON `orders` (`placed_at`,`id`);--> statement-breakpoint
CREATE INDEX `order_by_status` ON `orders` (`status`,`pay_by`);--> statement-breakpoint
CREATE INDEX `order_by_status_and_age` ON `orders` (`status`,`placed_at`,`id`);--> statement-breakpoint
CREATE INDEX `order_open_by_street` ON `orders` ("address" ->> '$.street',`placed_at`) WHERE "orders"."status" IN ('PENDING', 'PAYMENT_CONFIRMED', 'PROCESSING', 'CHANGE_PROCESSING', 'SHIPPING');--> statement-breakpoint
CREATE INDEX `order_by_phone` ON `orders` ("address" ->> '$.phone',`placed_at`);--> statement-breakpoint
CREATE INDEX `order_on_trust` ON `orders` (`status`,`customer_id`,`placed_at`) WHERE status IN ('PAYMENT_CONFIRMED', 'PROCESSING', 'CHANGE_PROCESSING', 'SHIPPING', 'CANCEL') AND payment_vendor IN ('cod', 'counter');--> statement-breakpoint
CREATE INDEX `order_on_trust_by_phone` ON `orders` ("address" ->> '$.phone',`placed_at`) WHERE status IN ('PAYMENT_CONFIRMED', 'PROCESSING', 'CHANGE_PROCESSING', 'SHIPPING', 'CANCEL') AND payment_vendor IN ('cod', 'counter');--> statement-breakpoint
CREATE INDEX `order_on_trust_by_street` ON `orders` ("address" ->> '$.street',`placed_at`) WHERE status IN ('PAYMENT_CONFIRMED', 'PROCESSING', 'CHANGE_PROCESSING', 'SHIPPING', 'CANCEL') AND payment_vendor IN ('cod', 'counter');--> statement-breakpoint
CREATE INDEX `order_by_buyer` ON `orders` (`buyer`) WHERE "orders"."buyer" is not null;--> statement-breakpoint
CREATE INDEX `order_by_dropshipper` ON `orders` (`dropship_phone`) WHERE "orders"."dropship_phone" is not null;--> statement-breakpoint
CREATE INDEX `order_by_receipt` ON `orders` (`receipt_number`) WHERE "orders"."receipt_number" is not null;--> statement-breakpoint
CREATE TABLE `digital_download` (
	`order_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`file_id` text NOT NULL,
	`taken` integer NOT NULL,
	PRIMARY KEY(`order_id`, `variant_id`, `file_id`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`file_id`) REFERENCES `digital_file`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "digital_download_taken" CHECK("digital_download"."taken" >= 1)
) STRICT;
--> statement-breakpoint
CREATE INDEX `digital_download_by_file` ON `digital_download` (`file_id`);--> statement-breakpoint
CREATE TABLE `digital_file` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`variant_id` text,
	`name` text NOT NULL,
	`bytes` integer NOT NULL,
	`added_at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `digital_file_by_product` ON `digital_file` (`product_id`);--> statement-breakpoint
CREATE TABLE `licence` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`variant_id` text NOT NULL,
	`code` text NOT NULL,
	`order_id` text,
	`added_at` integer NOT NULL,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `licence_by_order` ON `licence` (`order_id`,`variant_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `licence_once` ON `licence` (`variant_id`,`code`);--> statement-breakpoint
CREATE TABLE `courier_quote` (
	`courier` text NOT NULL,
	`way` text NOT NULL,
	`rates` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`courier`, `way`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `courier_quote_by_age` ON `courier_quote` (`at`);--> statement-breakpoint
CREATE TABLE `shipment` (
	`reference` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`attempt` integer NOT NULL,
	`vendor` text NOT NULL,
	`rate_code` text NOT NULL,
	`asked` integer DEFAULT false NOT NULL,
	`booking_id` text,
	`state` text,
	`driver_name` text,
	`driver_phone` text,
	`driver_plate` text,
	`live_url` text,
	`problem` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "shipment_attempts" CHECK("shipment"."attempt" >= 1)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `shipment_attempt` ON `shipment` (`order_id`,`attempt`);--> statement-breakpoint
CREATE UNIQUE INDEX `shipment_booking` ON `shipment` (`vendor`,`booking_id`);--> statement-breakpoint
CREATE TABLE `stock_hold` (
	`order_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`state` text NOT NULL,
	`kept` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`order_id`, `variant_id`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "hold_positive" CHECK("stock_hold"."quantity" >= 1 AND "stock_hold"."kept" BETWEEN 0 AND "stock_hold"."quantity")
) STRICT;
--> statement-breakpoint
CREATE INDEX `stock_hold_by_variant` ON `stock_hold` (`variant_id`,`state`);--> statement-breakpoint
CREATE TABLE `tracking` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` text NOT NULL,
	`state` text NOT NULL,
	`label` text NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `tracking_once` ON `tracking` (`order_id`,`at`,`label`,`place`);--> statement-breakpoint
CREATE TABLE `transfer_receipt` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`reference` text NOT NULL,
	`file_id` text NOT NULL,
	`bank` text NOT NULL,
	`payer` text NOT NULL,
	`amount` integer NOT NULL,
	`day` text NOT NULL,
	`note` text NOT NULL,
	`state` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`sent_at` integer NOT NULL,
	`answered_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reference`) REFERENCES `charge`(`reference`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`file_id`) REFERENCES `file`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "transfer_receipt_answered" CHECK(("transfer_receipt"."state" = 'waiting') = ("transfer_receipt"."answered_at" IS NULL) AND "transfer_receipt"."amount" >= 1)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `transfer_receipt_fileId_unique` ON `transfer_receipt` (`file_id`);--> statement-breakpoint
CREATE INDEX `transfer_receipt_by_state` ON `transfer_receipt` (`state`,`sent_at`);--> statement-breakpoint
CREATE INDEX `transfer_receipt_by_order` ON `transfer_receipt` (`order_id`,`sent_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `transfer_receipt_waiting` ON `transfer_receipt` (`order_id`) WHERE "transfer_receipt"."state" = 'waiting';--> statement-breakpoint
CREATE TABLE `refund` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`reason` text NOT NULL,
	`ref` text NOT NULL,
	`amount` integer NOT NULL,
	`state` text NOT NULL,
	`reference` text,
	`problem` text DEFAULT '' NOT NULL,
	`bank_code` text,
	`number` text,
	`holder` text,
	`named_at` integer,
	`pay_from` integer,
	`way` text,
	`proof` text DEFAULT '' NOT NULL,
	`proof_key` text,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refund_amount" CHECK("refund"."amount" > 0),
	CONSTRAINT "refund_paid" CHECK(("refund"."state" = 'PAID') = ("refund"."paid_at" IS NOT NULL) AND ("refund"."state" = 'PAID') = ("refund"."way" IS NOT NULL)),
	CONSTRAINT "refund_account" CHECK(("refund"."bank_code" IS NULL) = ("refund"."number" IS NULL) AND ("refund"."number" IS NULL) = ("refund"."holder" IS NULL) AND ("refund"."number" IS NULL) = ("refund"."named_at" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE INDEX `refund_by_order` ON `refund` (`order_id`);--> statement-breakpoint
CREATE INDEX `refund_by_state` ON `refund` (`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `refund_by_reference` ON `refund` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `refund_once` ON `refund` (`reason`,`ref`);--> statement-breakpoint
CREATE TABLE `payment_inbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`vendor` text NOT NULL,
	`transaction_id` text NOT NULL,
	`transaction_status` text NOT NULL,
	`received_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_inbox_once` ON `payment_inbox` (`vendor`,`transaction_id`,`transaction_status`);--> statement-breakpoint
CREATE TABLE `admin_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`who` text NOT NULL,
	`operation` text NOT NULL,
	`subject` text NOT NULL,
	`changes` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `admin_log_by_time` ON `admin_log` (`at`);--> statement-breakpoint
CREATE TABLE `admin_token` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`digest` text NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text NOT NULL,
	`expires_at` integer,
	`last_used_day` text
) STRICT;
--> statement-breakpoint
CREATE TABLE `desk_link` (
	`digest` text PRIMARY KEY NOT NULL,
	`token_id` text NOT NULL,
	`ends_at` integer NOT NULL,
	FOREIGN KEY (`token_id`) REFERENCES `admin_token`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `desk_link_by_token` ON `desk_link` (`token_id`);--> statement-breakpoint
CREATE TABLE `desk_passkey` (
	`credential_id` text PRIMARY KEY NOT NULL,
	`token_id` text NOT NULL,
	`rp_id` text NOT NULL,
	`user_handle` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`backed_up` integer NOT NULL,
	FOREIGN KEY (`token_id`) REFERENCES `admin_token`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `desk_passkey_by_token` ON `desk_passkey` (`token_id`);--> statement-breakpoint
CREATE TABLE `desk_session` (
	`id` text PRIMARY KEY NOT NULL,
	`token_id` text NOT NULL,
	`digest` text NOT NULL,
	`used_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	FOREIGN KEY (`token_id`) REFERENCES `admin_token`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `desk_session_by_token` ON `desk_session` (`token_id`,`used_at`);--> statement-breakpoint
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
CREATE TABLE `rate_limit_hit` (
	`id` text PRIMARY KEY NOT NULL,
	`rule` text NOT NULL,
	`subject` text,
	`network` text,
	`pending` integer NOT NULL,
	`until` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `rate_limit_hit_by_subject` ON `rate_limit_hit` (`rule`,`subject`,`until`);--> statement-breakpoint
CREATE INDEX `rate_limit_hit_by_network` ON `rate_limit_hit` (`rule`,`network`,`until`);--> statement-breakpoint
CREATE INDEX `rate_limit_hit_by_end` ON `rate_limit_hit` (`until`);--> statement-breakpoint
CREATE TABLE `scheduled_job` (
	`kind` text NOT NULL,
	`ref` text NOT NULL,
	`due_at` integer NOT NULL,
	`tries` integer NOT NULL,
	`failed` integer NOT NULL,
	`error` text,
	PRIMARY KEY(`kind`, `ref`),
	CONSTRAINT "scheduled_job_tries" CHECK("scheduled_job"."tries" >= 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `scheduled_job_by_due` ON `scheduled_job` (`failed`,`due_at`);--> statement-breakpoint
CREATE TABLE `tally` (
	`of` text NOT NULL,
	`state` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`of`, `state`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `movement` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`source` text NOT NULL,
	`ref` text NOT NULL,
	`amount` integer NOT NULL,
	`at` integer NOT NULL,
	`said` text DEFAULT '' NOT NULL,
	`order_id` text,
	`reference` text,
	`state` text NOT NULL,
	`reason` text,
	`note` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "movement_reason" CHECK(("movement"."state" = 'open') <= ("movement"."reason" IS NOT NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `movement_once` ON `movement` (`source`,`ref`);--> statement-breakpoint
CREATE UNIQUE INDEX `movement_of_attempt` ON `movement` (`reference`) WHERE "movement"."reference" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `movement_by_state` ON `movement` (`state`,`at`);--> statement-breakpoint
CREATE INDEX `movement_by_order` ON `movement` (`order_id`,`kind`);--> statement-breakpoint
CREATE TABLE `review_photo` (
	`file_id` text PRIMARY KEY NOT NULL,
	`review_id` text NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `file`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`review_id`) REFERENCES `review`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `review_photo_by_review` ON `review_photo` (`review_id`);--> statement-breakpoint
CREATE TABLE `review` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`variant_name` text NOT NULL,
	`author` text NOT NULL,
	`stars` integer NOT NULL,
	`text` text NOT NULL,
	`photos` text NOT NULL,
	`reply` text,
	`order_id` text,
	`order_position` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`,`order_position`) REFERENCES `order_line`(`order_id`,`position`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "review_stars" CHECK("review"."stars" BETWEEN 1 AND 5),
	CONSTRAINT "review_line" CHECK(("review"."order_id" IS NULL) = ("review"."order_position" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE INDEX `review_by_product` ON `review` (`product_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `review_by_stars` ON `review` (`product_id`,`stars`,`created_at`);--> statement-breakpoint
CREATE INDEX `review_with_photos` ON `review` (`product_id`,`created_at`) WHERE json_array_length("review"."photos") > 0;--> statement-breakpoint
CREATE INDEX `review_with_photos_by_stars` ON `review` (`product_id`,`stars`,`created_at`) WHERE json_array_length("review"."photos") > 0;--> statement-breakpoint
CREATE UNIQUE INDEX `review_once_a_line` ON `review` (`order_id`,`order_position`);--> statement-breakpoint
CREATE TABLE `shop_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`settings` text NOT NULL,
	`generation` integer NOT NULL,
	`next_generation` integer,
	CONSTRAINT "shop_state_one" CHECK("shop_state"."id" = 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `tag_purchase` (
	`order_id` text NOT NULL,
	`vendor` text NOT NULL,
	`consent` text NOT NULL,
	`client` text NOT NULL,
	`user_agent` text NOT NULL,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	`sent_at` integer,
	`problem` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`order_id`, `vendor`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `tag_purchase_by_age` ON `tag_purchase` (`created_at`);--> statement-breakpoint
CREATE TABLE `affiliate_click` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`visitor` text NOT NULL,
	`address` text NOT NULL,
	`network` text,
	`device` text NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `affiliate_click_by_visitor` ON `affiliate_click` (`code`,`visitor`,`at`);--> statement-breakpoint
CREATE INDEX `affiliate_click_by_network` ON `affiliate_click` (`code`,`network`,`at`);--> statement-breakpoint
CREATE INDEX `affiliate_click_by_age` ON `affiliate_click` (`at`);--> statement-breakpoint
CREATE TABLE `traffic_count` (
	`day` text NOT NULL,
	`path` text NOT NULL,
	`views` integer NOT NULL,
	PRIMARY KEY(`day`, `path`),
	CONSTRAINT "traffic_views" CHECK("traffic_count"."views" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `vendor_key` (
	`vendor` text PRIMARY KEY NOT NULL,
	`sealed` text NOT NULL,
	`set_by` text NOT NULL,
	`set_at` integer NOT NULL,
	`checked_at` integer NOT NULL,
	`problem` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `simulated_payment` (
	`transaction_id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`idempotency_key` text,
	`amount` integer NOT NULL,
	`kind` text DEFAULT 'bank_transfer' NOT NULL,
	`bank` text NOT NULL,
	`va_number` text NOT NULL,
	`qr_text` text,
	`status` text NOT NULL,
	`refunds` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`settled_at` integer,
	CONSTRAINT "simulated_amount_positive" CHECK("simulated_payment"."amount" > 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `simulated_payment_reference_unique` ON `simulated_payment` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `simulated_payment_idempotencyKey_unique` ON `simulated_payment` (`idempotency_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `simulated_payment_vaNumber_unique` ON `simulated_payment` (`va_number`);--> statement-breakpoint
CREATE TABLE `simulator_account` (
	`id` integer PRIMARY KEY NOT NULL,
	`server_key` text NOT NULL,
	`fault` text NOT NULL,
	CONSTRAINT "simulator_account_one" CHECK("simulator_account"."id" = 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_voucher` (
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`voucher_id` text NOT NULL,
	`code` text NOT NULL,
	`title` text NOT NULL,
	`cashback` integer NOT NULL,
	`saving` integer NOT NULL,
	`state` text NOT NULL,
	`replaced` text DEFAULT '' NOT NULL,
	`customer_id` text,
	`phone` text,
	PRIMARY KEY(`order_id`, `kind`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`voucher_id`) REFERENCES `voucher`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_voucher_saving" CHECK("order_voucher"."saving" >= 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `order_voucher_by_voucher` ON `order_voucher` (`voucher_id`,`state`);--> statement-breakpoint
CREATE INDEX `order_voucher_by_customer` ON `order_voucher` (`customer_id`);--> statement-breakpoint
CREATE INDEX `order_voucher_by_phone` ON `order_voucher` (`phone`);--> statement-breakpoint
CREATE TABLE `voucher_choice` (
	`owner` text NOT NULL,
	`kind` text NOT NULL,
	`voucher_id` text,
	`chosen_at` integer NOT NULL,
	PRIMARY KEY(`owner`, `kind`),
	FOREIGN KEY (`voucher_id`) REFERENCES `voucher`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `voucher_choice_by_age` ON `voucher_choice` (`chosen_at`);--> statement-breakpoint
CREATE TABLE `voucher_claim` (
	`owner` text NOT NULL,
	`voucher_id` text NOT NULL,
	`claimed_at` integer NOT NULL,
	PRIMARY KEY(`owner`, `voucher_id`),
	FOREIGN KEY (`voucher_id`) REFERENCES `voucher`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `voucher` (
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
	CONSTRAINT "voucher_code" CHECK(length("voucher"."code") BETWEEN 1 AND 40 AND "voucher"."code" NOT GLOB '*[^A-Z0-9_-]*'),
	CONSTRAINT "voucher_amounts" CHECK("voucher"."amount" >= 1 AND ("voucher"."percentage" = 0 OR "voucher"."amount" <= 100) AND ("voucher"."maximum" IS NULL OR "voucher"."maximum" >= 1) AND "voucher"."minimum" >= 0 AND "voucher"."used" >= 0),
	CONSTRAINT "voucher_one_kind" CHECK("voucher"."cashback" = 0 OR "voucher"."for_shipping" = 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `voucher_code_unique` ON `voucher` (`code`);--> statement-breakpoint
CREATE INDEX `voucher_offered` ON `voucher` ((CASE WHEN "ends_at" IS NULL THEN 9007199254740991 ELSE "ends_at" END),`code`) WHERE "voucher"."listed" = 1 AND ("voucher"."quota" IS NULL OR "voucher"."used" < "voucher"."quota");--> statement-breakpoint
CREATE TABLE `bank_account` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`bank_code` text NOT NULL,
	`number` text NOT NULL,
	`holder` text NOT NULL,
	`created_at` integer NOT NULL,
	`removed_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_account_once` ON `bank_account` (`customer_id`,`bank_code`,`number`) WHERE "bank_account"."removed_at" IS NULL;--> statement-breakpoint
CREATE INDEX `bank_account_by_number` ON `bank_account` (`number`);--> statement-breakpoint
CREATE INDEX `bank_account_by_customer` ON `bank_account` (`customer_id`);--> statement-breakpoint
CREATE TABLE `withdrawal` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`source` text NOT NULL,
	`status` text NOT NULL,
	`bank_code` text NOT NULL,
	`number` text NOT NULL,
	`holder` text NOT NULL,
	`amount` integer NOT NULL,
	`fee` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`at` integer NOT NULL,
	`answered_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "withdrawal_amounts" CHECK("withdrawal"."fee" >= 0 AND "withdrawal"."amount" > "withdrawal"."fee")
) STRICT;
--> statement-breakpoint
CREATE INDEX `withdrawal_by_customer` ON `withdrawal` (`customer_id`,`source`,`at`);--> statement-breakpoint
CREATE INDEX `withdrawal_by_status` ON `withdrawal` (`status`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `withdrawal_by_age` ON `withdrawal` (`at`,`id`);--> statement-breakpoint
CREATE TABLE `webhook_held` (
	`webhook` text NOT NULL,
	`seq` integer NOT NULL,
	`subject` text NOT NULL,
	`tries` integer NOT NULL,
	`due_at` integer NOT NULL,
	`problem` text NOT NULL,
	`failed_at` integer,
	PRIMARY KEY(`webhook`, `seq`),
	CONSTRAINT "webhook_held_tries" CHECK("webhook_held"."tries" >= 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `webhook_held_by_due` ON `webhook_held` (`webhook`,`failed_at`,`due_at`);--> statement-breakpoint
CREATE INDEX `webhook_held_by_subject` ON `webhook_held` (`webhook`,`subject`,`seq`);--> statement-breakpoint
CREATE INDEX `webhook_held_by_failure` ON `webhook_held` (`failed_at`);--> statement-breakpoint
CREATE TABLE `shop_event` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`data` text NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `shop_event_by_age` ON `shop_event` (`at`);--> statement-breakpoint
CREATE TABLE `webhook` (
	`name` text PRIMARY KEY NOT NULL,
	`url` text,
	`kinds` text,
	`sealed` text NOT NULL,
	`former_until` integer,
	`created_at` integer NOT NULL,
	`sent_through` integer NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`failing_since` integer,
	`problem` text DEFAULT '' NOT NULL,
	`paused_until` integer,
	`stopped_at` integer
) STRICT;
--> statement-breakpoint
CREATE TABLE `wish_link` (
	`customer_id` text PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `wish_link_token_unique` ON `wish_link` (`token`);--> statement-breakpoint
CREATE TABLE `wish` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`product_id` text NOT NULL,
	`variant_id` text,
	`saved_price` integer NOT NULL,
	`saved_available` integer NOT NULL,
	`saved_at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `wish_newest` ON `wish` (`owner`,`saved_at`);--> statement-breakpoint
CREATE INDEX `wish_by_product` ON `wish` (`product_id`);--> statement-breakpoint
CREATE INDEX `wish_by_variant` ON `wish` (`variant_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `wish_once` ON `wish` (`owner`,`product_id`);
--> statement-breakpoint
-- The words of products. It keeps no copy of the texts: a search only needs the row's number.
CREATE VIRTUAL TABLE product_search USING fts5(name, category, attributes, options, description, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
-- The shop's own vocabulary, always as the index has it: one row per word and column.
CREATE VIRTUAL TABLE product_word USING fts5vocab(product_search, 'col');
--> statement-breakpoint
CREATE VIEW listing_source AS
SELECT p.id AS product_id, p.category_slug, p.position, p.sold, p.created_at,
  (SELECT json_group_array(json(pair)) FROM (
    SELECT value AS pair FROM json_each(p.attributes)
    UNION ALL
    SELECT json_array(json_extract(o.value, '$.name'), json_extract(v.value, '$.value')) FROM json_each(p.options) AS o, json_each(o.value, '$.values') AS v
  )) AS facets
FROM product AS p WHERE p.published = 1;
--> statement-breakpoint
CREATE VIEW product_text AS
SELECT l.id, p.id AS product_id, p.category_slug, p.name, coalesce(c.name, '') AS category,
  coalesce((SELECT group_concat(json_extract(value, '$[0]') || ' ' || json_extract(value, '$[1]'), ' ') FROM json_each(p.attributes)), '') AS attributes,
  coalesce((SELECT group_concat(json_extract(v.value, '$.value'), ' ') FROM json_each(p.options) AS o, json_each(o.value, '$.values') AS v), '') AS options,
  p.description
FROM listing AS l JOIN product AS p ON p.id = l.product_id LEFT JOIN category AS c ON c.slug = p.category_slug;
--> statement-breakpoint
-- The form whose price a card shows.
CREATE VIEW listing_offer AS
SELECT l.product_id,
  (SELECT v.id FROM variant AS v WHERE v.product_id = l.product_id ORDER BY v.stock > 0 DESC, v.price, v.position LIMIT 1) AS variant_id
FROM listing AS l;
--> statement-breakpoint
CREATE TRIGGER listing_on_product_insert AFTER INSERT ON product WHEN NEW.published = 1 BEGIN
  INSERT INTO listing (product_id, category_slug, position, sold, created_at, facets)
    SELECT product_id, category_slug, position, sold, created_at, facets FROM listing_source WHERE product_id = NEW.id;
  INSERT INTO product_search (rowid, name, category, attributes, options, description)
    SELECT id, name, category, attributes, options, description FROM product_text WHERE product_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_on_product_facts AFTER UPDATE OF position, sold, created_at ON product BEGIN
  UPDATE listing SET position = NEW.position, sold = NEW.sold, created_at = NEW.created_at WHERE product_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_on_product_text AFTER UPDATE OF name, category_slug, description, attributes, options, published ON product BEGIN
  DELETE FROM product_search WHERE rowid = (SELECT id FROM listing WHERE product_id = NEW.id);
  DELETE FROM listing WHERE product_id = NEW.id;
  INSERT INTO listing (product_id, category_slug, position, sold, created_at, facets)
    SELECT product_id, category_slug, position, sold, created_at, facets FROM listing_source WHERE product_id = NEW.id;
  UPDATE listing SET (price, discounted, available) = (
    SELECT v.price, coalesce(v.full_price > v.price, 0), v.stock > 0 FROM listing_offer AS o JOIN variant AS v ON v.id = o.variant_id WHERE o.product_id = NEW.id
  ) WHERE product_id = NEW.id AND EXISTS (SELECT 1 FROM variant WHERE product_id = NEW.id);
  INSERT INTO product_search (rowid, name, category, attributes, options, description)
    SELECT id, name, category, attributes, options, description FROM product_text WHERE product_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_on_product_delete AFTER DELETE ON product BEGIN
  DELETE FROM product_search WHERE rowid = (SELECT id FROM listing WHERE product_id = OLD.id);
  DELETE FROM listing WHERE product_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_on_variant_insert AFTER INSERT ON variant BEGIN
  UPDATE listing SET (price, discounted, available) = (
    SELECT v.price, coalesce(v.full_price > v.price, 0), v.stock > 0 FROM listing_offer AS o JOIN variant AS v ON v.id = o.variant_id WHERE o.product_id = NEW.product_id
  ) WHERE product_id = NEW.product_id;
END;
--> statement-breakpoint
-- A sale changes only the stock, many times a day: the listing is read again only when that decides which form is offered.
CREATE TRIGGER listing_on_variant_update AFTER UPDATE OF price, full_price, stock, position ON variant
WHEN NEW.price <> OLD.price OR NEW.full_price IS NOT OLD.full_price OR NEW.position <> OLD.position OR (NEW.stock > 0) <> (OLD.stock > 0) BEGIN
  UPDATE listing SET (price, discounted, available) = (
    SELECT v.price, coalesce(v.full_price > v.price, 0), v.stock > 0 FROM listing_offer AS o JOIN variant AS v ON v.id = o.variant_id WHERE o.product_id = NEW.product_id
  ) WHERE product_id = NEW.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_on_variant_delete AFTER DELETE ON variant BEGIN
  UPDATE listing SET (price, discounted, available) = (
    SELECT max(v.price), coalesce(max(v.full_price > v.price), 0), coalesce(max(v.stock > 0), 0) FROM listing_offer AS o JOIN variant AS v ON v.id = o.variant_id WHERE o.product_id = OLD.product_id
  ) WHERE product_id = OLD.product_id;
END;
--> statement-breakpoint
-- What came to the shelf and left it. Old rows become one that is counted already.
CREATE TRIGGER stock_movement_counts AFTER INSERT ON stock_movement WHEN NEW.kind <> 'carried' BEGIN
  UPDATE variant SET on_hand = on_hand + NEW.quantity WHERE id = NEW.variant_id;
END;
--> statement-breakpoint
CREATE TRIGGER stock_movement_stays BEFORE UPDATE ON stock_movement BEGIN SELECT RAISE(ABORT, 'movements are only added to'); END;
--> statement-breakpoint
CREATE TRIGGER listing_on_category_rename AFTER UPDATE OF name ON category BEGIN
  DELETE FROM product_search WHERE rowid IN (SELECT id FROM listing WHERE category_slug = NEW.slug);
  INSERT INTO product_search (rowid, name, category, attributes, options, description)
    SELECT id, name, category, attributes, options, description FROM product_text WHERE category_slug = NEW.slug;
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entry_counts` AFTER INSERT ON `ledger_entry` BEGIN
	UPDATE `ledger_account` SET `balance` = `balance` + NEW.`amount` WHERE `id` = NEW.`account`;
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entry_stays` BEFORE UPDATE ON `ledger_entry` BEGIN SELECT RAISE(ABORT, 'the ledger is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entry_remains` BEFORE DELETE ON `ledger_entry` BEGIN SELECT RAISE(ABORT, 'the ledger is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_transfer_stays` BEFORE UPDATE ON `ledger_transfer` BEGIN SELECT RAISE(ABORT, 'the ledger is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_transfer_remains` BEFORE DELETE ON `ledger_transfer` BEGIN SELECT RAISE(ABORT, 'the ledger is only added to'); END;
--> statement-breakpoint
-- How many rows there are in each state: a list states its total without counting.
CREATE TRIGGER tally_orders_insert AFTER INSERT ON `orders` WHEN NEW.status <> 'DRAFT' BEGIN
  INSERT INTO tally (of, state, count) VALUES ('orders', NEW.status, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_orders_delete AFTER DELETE ON `orders` WHEN OLD.status <> 'DRAFT' BEGIN
  INSERT INTO tally (of, state, count) VALUES ('orders', OLD.status, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_orders_place AFTER UPDATE OF status ON `orders` WHEN NEW.status <> OLD.status AND NEW.status <> 'DRAFT' BEGIN
  INSERT INTO tally (of, state, count) VALUES ('orders', NEW.status, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_orders_leave AFTER UPDATE OF status ON `orders` WHEN NEW.status <> OLD.status AND OLD.status <> 'DRAFT' BEGIN
  INSERT INTO tally (of, state, count) VALUES ('orders', OLD.status, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_customer_insert AFTER INSERT ON `customer` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('customer', '', 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_customer_delete AFTER DELETE ON `customer` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('customer', '', -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_withdrawal_insert AFTER INSERT ON `withdrawal` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('withdrawal', NEW.status, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_withdrawal_delete AFTER DELETE ON `withdrawal` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('withdrawal', OLD.status, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_withdrawal_update AFTER UPDATE OF status ON `withdrawal` WHEN NEW.status <> OLD.status BEGIN
  INSERT INTO tally (of, state, count) VALUES ('withdrawal', NEW.status, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
  INSERT INTO tally (of, state, count) VALUES ('withdrawal', OLD.status, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_order_return_insert AFTER INSERT ON `order_return` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('order_return', NEW.status, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_order_return_delete AFTER DELETE ON `order_return` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('order_return', OLD.status, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_order_return_update AFTER UPDATE OF status ON `order_return` WHEN NEW.status <> OLD.status BEGIN
  INSERT INTO tally (of, state, count) VALUES ('order_return', NEW.status, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
  INSERT INTO tally (of, state, count) VALUES ('order_return', OLD.status, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_refund_insert AFTER INSERT ON `refund` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('refund', NEW.state, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_refund_delete AFTER DELETE ON `refund` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('refund', OLD.state, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_refund_update AFTER UPDATE OF state ON `refund` WHEN NEW.state <> OLD.state BEGIN
  INSERT INTO tally (of, state, count) VALUES ('refund', NEW.state, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
  INSERT INTO tally (of, state, count) VALUES ('refund', OLD.state, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_transfer_receipt_insert AFTER INSERT ON `transfer_receipt` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('transfer_receipt', NEW.state, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_transfer_receipt_delete AFTER DELETE ON `transfer_receipt` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('transfer_receipt', OLD.state, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_transfer_receipt_update AFTER UPDATE OF state ON `transfer_receipt` WHEN NEW.state <> OLD.state BEGIN
  INSERT INTO tally (of, state, count) VALUES ('transfer_receipt', NEW.state, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
  INSERT INTO tally (of, state, count) VALUES ('transfer_receipt', OLD.state, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
-- Which categories a list shows: every category under each one above it, and under '' (the whole shop). UNION stops where a
-- circle of parents would begin again.
CREATE VIEW category_branch_source AS
WITH RECURSIVE above (branch, slug) AS (
  SELECT slug, slug FROM category UNION SELECT p.slug, a.slug FROM above AS a JOIN category AS c ON c.slug = a.branch JOIN category AS p ON p.slug = c.parent_slug
) SELECT branch, slug FROM above UNION ALL SELECT '', slug FROM category;
--> statement-breakpoint
-- Only what is in or below the category is worked out again, so a thousand of them are added as fast as the first.
CREATE TRIGGER branch_on_category_insert AFTER INSERT ON category BEGIN
  INSERT OR IGNORE INTO category_branch (branch, slug) WITH RECURSIVE above (branch, slug) AS (
    SELECT slug, slug FROM category WHERE slug IN (SELECT NEW.slug UNION SELECT slug FROM category_branch WHERE branch IN (SELECT slug FROM category WHERE parent_slug = NEW.slug)) UNION SELECT p.slug, a.slug FROM above AS a JOIN category AS c ON c.slug = a.branch JOIN category AS p ON p.slug = c.parent_slug
  ) SELECT branch, slug FROM above UNION ALL SELECT '', slug FROM above WHERE branch = slug;
END;
--> statement-breakpoint
CREATE TRIGGER branch_on_category_move AFTER UPDATE OF parent_slug ON category WHEN NEW.parent_slug IS NOT OLD.parent_slug BEGIN
  DELETE FROM category_branch WHERE slug IN (SELECT slug FROM category_branch WHERE branch = OLD.slug) AND (branch, slug) NOT IN (WITH RECURSIVE above (branch, slug) AS (
    SELECT slug, slug FROM category WHERE slug IN (SELECT slug FROM category_branch WHERE branch = OLD.slug) UNION SELECT p.slug, a.slug FROM above AS a JOIN category AS c ON c.slug = a.branch JOIN category AS p ON p.slug = c.parent_slug
  ) SELECT branch, slug FROM above UNION ALL SELECT '', slug FROM above WHERE branch = slug);
  INSERT OR IGNORE INTO category_branch (branch, slug) WITH RECURSIVE above (branch, slug) AS (
    SELECT slug, slug FROM category WHERE slug IN (SELECT slug FROM category_branch WHERE branch = OLD.slug) UNION SELECT p.slug, a.slug FROM above AS a JOIN category AS c ON c.slug = a.branch JOIN category AS p ON p.slug = c.parent_slug
  ) SELECT branch, slug FROM above UNION ALL SELECT '', slug FROM above WHERE branch = slug;
END;
--> statement-breakpoint
CREATE TRIGGER branch_on_category_delete AFTER DELETE ON category BEGIN
  DELETE FROM category_branch WHERE slug IN (SELECT slug FROM category_branch WHERE branch = OLD.slug) AND (branch, slug) NOT IN (WITH RECURSIVE above (branch, slug) AS (
    SELECT slug, slug FROM category WHERE slug IN (SELECT slug FROM category_branch WHERE branch = OLD.slug) UNION SELECT p.slug, a.slug FROM above AS a JOIN category AS c ON c.slug = a.branch JOIN category AS p ON p.slug = c.parent_slug
  ) SELECT branch, slug FROM above UNION ALL SELECT '', slug FROM above WHERE branch = slug);
END;
--> statement-breakpoint
CREATE TRIGGER place_on_branch_insert AFTER INSERT ON category_branch BEGIN
  INSERT INTO listing_place (branch, listing_id, position, sold, created_at, price, discounted, available)
    SELECT NEW.branch, id, position, sold, created_at, price, discounted, available FROM listing WHERE category_slug = NEW.slug AND price IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER place_on_branch_delete AFTER DELETE ON category_branch BEGIN
  DELETE FROM listing_place WHERE branch = OLD.branch AND listing_id IN (SELECT id FROM listing WHERE category_slug = OLD.slug);
END;
--> statement-breakpoint
CREATE INDEX listing_place_by_position ON listing_place (branch, position, listing_id, price, discounted, available);
--> statement-breakpoint
CREATE INDEX listing_place_by_sold ON listing_place (branch, sold DESC, position, listing_id, price, discounted, available);
--> statement-breakpoint
CREATE INDEX listing_place_by_age ON listing_place (branch, created_at DESC, position, listing_id, price, discounted, available);
--> statement-breakpoint
CREATE INDEX listing_place_by_price ON listing_place (branch, price, position, listing_id, discounted, available);
--> statement-breakpoint
CREATE INDEX listing_place_by_high_price ON listing_place (branch, price DESC, position, listing_id, discounted, available);
--> statement-breakpoint
CREATE INDEX listing_place_for_sale ON listing_place (branch, sold DESC, position, listing_id) WHERE available = 1;
--> statement-breakpoint
-- A product is listed from the moment it has a price. Values of attributes are those of `choicesOf`, in SQL.
CREATE TRIGGER place_on_listing_price AFTER UPDATE OF price ON listing WHEN OLD.price IS NULL AND NEW.price IS NOT NULL BEGIN
  INSERT OR IGNORE INTO listing_facet (listing_id, name, value)
    SELECT NEW.id, json_extract(p.value, '$[0]'), upper(substr(trim(v.value), 1, 1)) || substr(trim(v.value), 2)
    FROM json_each(NEW.facets) AS p, json_each('[' || replace(json_quote(json_extract(p.value, '$[1]')), ', ', '","') || ']') AS v
    WHERE trim(v.value) <> '' AND length(trim(v.value)) <= 40 AND v.value NOT GLOB '*[0-9][0-9][0-9][0-9][0-9]*';
  INSERT OR IGNORE INTO listing_facet (listing_id, name, value) SELECT listing_id, name, '' FROM listing_facet WHERE listing_id = NEW.id;
  INSERT INTO listing_place (branch, listing_id, position, sold, created_at, price, discounted, available)
    SELECT branch, NEW.id, NEW.position, NEW.sold, NEW.created_at, NEW.price, NEW.discounted, NEW.available FROM category_branch WHERE slug = NEW.category_slug;
END;
--> statement-breakpoint
CREATE TRIGGER place_on_listing_change AFTER UPDATE OF position, sold, created_at, price, discounted, available ON listing
WHEN OLD.price IS NOT NULL AND NEW.price IS NOT NULL AND (NEW.position, NEW.sold, NEW.created_at, NEW.price, NEW.discounted, NEW.available) IS NOT (OLD.position, OLD.sold, OLD.created_at, OLD.price, OLD.discounted, OLD.available) BEGIN
  UPDATE listing_place SET position = NEW.position, sold = NEW.sold, created_at = NEW.created_at, price = NEW.price, discounted = NEW.discounted, available = NEW.available WHERE listing_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER place_on_listing_priceless AFTER UPDATE OF price ON listing WHEN OLD.price IS NOT NULL AND NEW.price IS NULL BEGIN
  DELETE FROM listing_place WHERE listing_id = NEW.id;
  DELETE FROM listing_facet WHERE listing_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER place_on_listing_delete AFTER DELETE ON listing BEGIN
  DELETE FROM listing_place WHERE listing_id = OLD.id;
  DELETE FROM listing_facet WHERE listing_id = OLD.id;
END;
--> statement-breakpoint
-- How many products a branch lists, and how many of them have each value; of no name: all, those in stock, those reduced.
CREATE TRIGGER facet_on_place_insert AFTER INSERT ON listing_place BEGIN
  INSERT INTO branch_facet (branch, name, value, products)
    SELECT NEW.branch, name, value, 1 FROM listing_facet WHERE listing_id = NEW.listing_id
    UNION ALL SELECT NEW.branch, '', value, counted FROM (SELECT '' AS value, 1 AS counted UNION ALL SELECT 'available', NEW.available UNION ALL SELECT 'discounted', NEW.discounted) WHERE true
  ON CONFLICT (branch, name, value) DO UPDATE SET products = products + excluded.products;
END;
--> statement-breakpoint
CREATE TRIGGER facet_on_place_delete AFTER DELETE ON listing_place BEGIN
  UPDATE branch_facet SET products = products - 1 WHERE branch = OLD.branch AND (name, value) IN (SELECT name, value FROM listing_facet WHERE listing_id = OLD.listing_id);
  UPDATE branch_facet SET products = products - CASE value WHEN 'available' THEN OLD.available WHEN 'discounted' THEN OLD.discounted ELSE 1 END WHERE branch = OLD.branch AND name = '';
  DELETE FROM branch_facet WHERE branch = OLD.branch AND products = 0 AND name <> '' AND (name, value) IN (SELECT name, value FROM listing_facet WHERE listing_id = OLD.listing_id);
END;
--> statement-breakpoint
CREATE TRIGGER facet_on_place_change AFTER UPDATE OF discounted, available ON listing_place WHEN NEW.discounted <> OLD.discounted OR NEW.available <> OLD.available BEGIN
  UPDATE branch_facet SET products = products + CASE value WHEN 'available' THEN NEW.available - OLD.available WHEN 'discounted' THEN NEW.discounted - OLD.discounted ELSE 0 END WHERE branch = NEW.branch AND name = '';
END;
--> statement-breakpoint
CREATE TRIGGER tally_media_insert AFTER INSERT ON `media` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('media', '', 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_media_delete AFTER DELETE ON `media` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('media', '', -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
-- The same for what one customer, product or account has, so that its age costs nothing either.
CREATE TRIGGER tally_own_orders_insert AFTER INSERT ON `orders` WHEN NEW.status <> 'DRAFT' AND NEW.customer_id IS NOT NULL BEGIN
  INSERT INTO tally (of, state, count) VALUES ('orders:' || NEW.customer_id, NEW.status, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_own_orders_delete AFTER DELETE ON `orders` WHEN OLD.status <> 'DRAFT' AND OLD.customer_id IS NOT NULL BEGIN
  INSERT INTO tally (of, state, count) VALUES ('orders:' || OLD.customer_id, OLD.status, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_own_orders_come AFTER UPDATE OF status, customer_id ON `orders` WHEN (NEW.status, NEW.customer_id) IS NOT (OLD.status, OLD.customer_id) AND NEW.status <> 'DRAFT' AND NEW.customer_id IS NOT NULL BEGIN
  INSERT INTO tally (of, state, count) VALUES ('orders:' || NEW.customer_id, NEW.status, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_own_orders_go AFTER UPDATE OF status, customer_id ON `orders` WHEN (NEW.status, NEW.customer_id) IS NOT (OLD.status, OLD.customer_id) AND OLD.status <> 'DRAFT' AND OLD.customer_id IS NOT NULL BEGIN
  INSERT INTO tally (of, state, count) VALUES ('orders:' || OLD.customer_id, OLD.status, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_review_insert AFTER INSERT ON `review` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('review:' || NEW.product_id, NEW.stars || iif(json_array_length(NEW.photos) > 0, ' with photos', ''), 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_review_delete AFTER DELETE ON `review` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('review:' || OLD.product_id, OLD.stars || iif(json_array_length(OLD.photos) > 0, ' with photos', ''), -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_review_update AFTER UPDATE OF product_id, stars, photos ON `review` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('review:' || NEW.product_id, NEW.stars || iif(json_array_length(NEW.photos) > 0, ' with photos', ''), 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
  INSERT INTO tally (of, state, count) VALUES ('review:' || OLD.product_id, OLD.stars || iif(json_array_length(OLD.photos) > 0, ' with photos', ''), -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_ledger_entry_insert AFTER INSERT ON `ledger_entry` WHEN NEW.account NOT LIKE 'shop:%' AND NEW.account NOT LIKE 'owed:%' BEGIN
  INSERT INTO tally (of, state, count) VALUES ('ledger_entry:' || NEW.account, iif(NEW.amount > 0, 'IN', 'OUT'), 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_article_insert AFTER INSERT ON `article` WHEN NEW.published = 1 BEGIN
  INSERT INTO tally (of, state, count) VALUES ('article', NEW.category_slug, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_article_delete AFTER DELETE ON `article` WHEN OLD.published = 1 BEGIN
  INSERT INTO tally (of, state, count) VALUES ('article', OLD.category_slug, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_article_come AFTER UPDATE OF published, category_slug ON `article` WHEN (NEW.published, NEW.category_slug) IS NOT (OLD.published, OLD.category_slug) AND NEW.published = 1 BEGIN
  INSERT INTO tally (of, state, count) VALUES ('article', NEW.category_slug, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_article_go AFTER UPDATE OF published, category_slug ON `article` WHEN (NEW.published, NEW.category_slug) IS NOT (OLD.published, OLD.category_slug) AND OLD.published = 1 BEGIN
  INSERT INTO tally (of, state, count) VALUES ('article', OLD.category_slug, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
-- Codes that went to phones, which cost the shop money.
CREATE TRIGGER tally_one_time_code_insert AFTER INSERT ON `one_time_code` WHEN NEW.channel <> 'email' BEGIN
  INSERT INTO tally (of, state, count) VALUES ('one_time_code', iif(NEW.spent_at IS NULL, 'unused', 'used'), 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_one_time_code_delete AFTER DELETE ON `one_time_code` WHEN OLD.channel <> 'email' BEGIN
  INSERT INTO tally (of, state, count) VALUES ('one_time_code', iif(OLD.spent_at IS NULL, 'unused', 'used'), -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_one_time_code_spend AFTER UPDATE OF spent_at ON `one_time_code` WHEN NEW.channel <> 'email' AND OLD.spent_at IS NULL AND NEW.spent_at IS NOT NULL BEGIN
  INSERT INTO tally (of, state, count) VALUES ('one_time_code', 'used', 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
  INSERT INTO tally (of, state, count) VALUES ('one_time_code', 'unused', -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
